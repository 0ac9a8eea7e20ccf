/**
 * Written by `npm run types` from the migrations, in the shape supabase-js takes; a test holds the two together.
 * Change a migration, not this file.
 */
type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export interface Database {
  public: {
    Tables: {
      alerts: {
        Row: {
          id: string;
          user_id: string;
          bag_id: string;
          language: 'en' | 'ar';
          asked_at: string;
          kept_at: string | null;
          told_at: string | null;
          kept_until: string | null;
          ended_at: string | null;
          outcome: 'used' | 'passed' | 'withdrawn' | null;
        };
        Insert: {
          id?: string;
          user_id: string;
          bag_id: string;
          language: 'en' | 'ar';
          asked_at?: string;
          kept_at?: string | null;
          told_at?: string | null;
          kept_until?: string | null;
          ended_at?: string | null;
          outcome?: 'used' | 'passed' | 'withdrawn' | null;
        };
        Update: {
          id?: string;
          user_id?: string;
          bag_id?: string;
          language?: 'en' | 'ar';
          asked_at?: string;
          kept_at?: string | null;
          told_at?: string | null;
          kept_until?: string | null;
          ended_at?: string | null;
          outcome?: 'used' | 'passed' | 'withdrawn' | null;
        };
        Relationships: [
          {
            foreignKeyName: 'alerts_bag_id_fkey';
            columns: ['bag_id'];
            isOneToOne: false;
            referencedRelation: 'surprise_bags';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'alerts_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      audit_log: {
        Row: {
          id: number;
          at: string;
          actor: string | null;
          action: string;
          subject: string;
          subject_id: string;
          details: Json;
        };
        Insert: {
          at?: string;
          actor?: string | null;
          action: string;
          subject: string;
          subject_id: string;
          details?: Json;
        };
        Update: {
          at?: string;
          actor?: string | null;
          action?: string;
          subject?: string;
          subject_id?: string;
          details?: Json;
        };
        Relationships: [];
      };
      bag_changes: {
        Row: {
          id: string;
          store_id: string;
          bag_id: string | null;
          change: Json;
          state: 'open' | 'accepted' | 'sent_back' | 'withdrawn';
          reason: string | null;
          made_by: string;
          made_at: string;
          decided_by: string | null;
          decided_at: string | null;
        };
        Insert: {
          id?: string;
          store_id: string;
          bag_id?: string | null;
          change: Json;
          state?: 'open' | 'accepted' | 'sent_back' | 'withdrawn';
          reason?: string | null;
          made_by: string;
          made_at?: string;
          decided_by?: string | null;
          decided_at?: string | null;
        };
        Update: {
          id?: string;
          store_id?: string;
          bag_id?: string | null;
          change?: Json;
          state?: 'open' | 'accepted' | 'sent_back' | 'withdrawn';
          reason?: string | null;
          made_by?: string;
          made_at?: string;
          decided_by?: string | null;
          decided_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'bag_changes_bag_id_fkey';
            columns: ['bag_id'];
            isOneToOne: false;
            referencedRelation: 'surprise_bags';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bag_changes_store_id_fkey';
            columns: ['store_id'];
            isOneToOne: false;
            referencedRelation: 'stores';
            referencedColumns: ['id'];
          },
        ];
      };
      bag_days: {
        Row: {
          bag_id: string;
          day: string;
          planned: number | null;
          published_at: string | null;
          skipped: boolean;
          left_over: number | null;
          note: string | null;
        };
        Insert: {
          bag_id: string;
          day: string;
          planned?: number | null;
          published_at?: string | null;
          skipped?: boolean;
          left_over?: number | null;
          note?: string | null;
        };
        Update: {
          bag_id?: string;
          day?: string;
          planned?: number | null;
          published_at?: string | null;
          skipped?: boolean;
          left_over?: number | null;
          note?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'bag_days_bag_id_fkey';
            columns: ['bag_id'];
            isOneToOne: false;
            referencedRelation: 'surprise_bags';
            referencedColumns: ['id'];
          },
        ];
      };
      bag_notes: {
        Row: {
          bag_id: string;
          note: string;
        };
        Insert: {
          bag_id: string;
          note: string;
        };
        Update: {
          bag_id?: string;
          note?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bag_notes_bag_id_fkey';
            columns: ['bag_id'];
            isOneToOne: true;
            referencedRelation: 'surprise_bags';
            referencedColumns: ['id'];
          },
        ];
      };
      bag_plans: {
        Row: {
          bag_id: string;
          quantities: (number | null)[];
          opens: string;
          closes: string;
          starts_on: string | null;
          ends_on: string | null;
          paused: boolean;
          updated_by: string | null;
          updated_at: string;
        };
        Insert: {
          bag_id: string;
          quantities: (number | null)[];
          opens: string;
          closes: string;
          starts_on?: string | null;
          ends_on?: string | null;
          paused?: boolean;
          updated_by?: string | null;
          updated_at?: string;
        };
        Update: {
          bag_id?: string;
          quantities?: (number | null)[];
          opens?: string;
          closes?: string;
          starts_on?: string | null;
          ends_on?: string | null;
          paused?: boolean;
          updated_by?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bag_plans_bag_id_fkey';
            columns: ['bag_id'];
            isOneToOne: true;
            referencedRelation: 'surprise_bags';
            referencedColumns: ['id'];
          },
        ];
      };
      bags_taken_back: {
        Row: {
          token: string;
          bag_id: string | null;
          can_fill: number;
          reason: 'broken' | 'ran_out' | 'closing' | 'other';
          device_id: string | null;
          done_by: string | null;
          at: string;
          orders: number;
          pieces: number;
          withdrawn: number;
        };
        Insert: {
          token: string;
          bag_id?: string | null;
          can_fill: number;
          reason: 'broken' | 'ran_out' | 'closing' | 'other';
          device_id?: string | null;
          done_by?: string | null;
          at?: string;
          orders: number;
          pieces: number;
          withdrawn: number;
        };
        Update: {
          token?: string;
          bag_id?: string | null;
          can_fill?: number;
          reason?: 'broken' | 'ran_out' | 'closing' | 'other';
          device_id?: string | null;
          done_by?: string | null;
          at?: string;
          orders?: number;
          pieces?: number;
          withdrawn?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'bags_taken_back_bag_id_fkey';
            columns: ['bag_id'];
            isOneToOne: false;
            referencedRelation: 'surprise_bags';
            referencedColumns: ['id'];
          },
        ];
      };
      counter_stock_changes: {
        Row: {
          token: string;
          device_id: string | null;
          user_id: string | null;
          bag_id: string | null;
          changed_from: number;
          changed_to: number;
          dropped: number;
          at: string;
        };
        Insert: {
          token: string;
          device_id?: string | null;
          user_id?: string | null;
          bag_id?: string | null;
          changed_from: number;
          changed_to: number;
          dropped?: number;
          at?: string;
        };
        Update: {
          token?: string;
          device_id?: string | null;
          user_id?: string | null;
          bag_id?: string | null;
          changed_from?: number;
          changed_to?: number;
          dropped?: number;
          at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'counter_stock_changes_bag_id_fkey';
            columns: ['bag_id'];
            isOneToOne: false;
            referencedRelation: 'surprise_bags';
            referencedColumns: ['id'];
          },
        ];
      };
      delivery_areas: {
        Row: {
          id: string;
          name_en: string;
          name_ar: string;
          fee_cents: number;
          place: number;
        };
        Insert: {
          id: string;
          name_en: string;
          name_ar: string;
          fee_cents: number;
          place: number;
        };
        Update: {
          id?: string;
          name_en?: string;
          name_ar?: string;
          fee_cents?: number;
          place?: number;
        };
        Relationships: [];
      };
      device_tokens: {
        Row: {
          token_hash: string;
          device_id: string;
        };
        Insert: {
          token_hash: string;
          device_id: string;
        };
        Update: {
          token_hash?: string;
          device_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'device_tokens_device_id_fkey';
            columns: ['device_id'];
            isOneToOne: true;
            referencedRelation: 'devices';
            referencedColumns: ['id'];
          },
        ];
      };
      devices: {
        Row: {
          id: string;
          kind: 'counter' | 'courier';
          store_id: string | null;
          name: string;
          created_by: string | null;
          created_at: string;
          last_seen_at: string | null;
          revoked_at: string | null;
          revoked_by: string | null;
        };
        Insert: {
          id?: string;
          kind: 'counter' | 'courier';
          store_id?: string | null;
          name: string;
          created_by?: string | null;
          created_at?: string;
          last_seen_at?: string | null;
          revoked_at?: string | null;
          revoked_by?: string | null;
        };
        Update: {
          id?: string;
          kind?: 'counter' | 'courier';
          store_id?: string | null;
          name?: string;
          created_by?: string | null;
          created_at?: string;
          last_seen_at?: string | null;
          revoked_at?: string | null;
          revoked_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'devices_store_id_fkey';
            columns: ['store_id'];
            isOneToOne: false;
            referencedRelation: 'stores';
            referencedColumns: ['id'];
          },
        ];
      };
      door_tries: {
        Row: {
          token: string;
          order_id: string;
          device_id: string | null;
          at: string;
          recorded_at: string;
          door: Json | null;
        };
        Insert: {
          token: string;
          order_id: string;
          device_id?: string | null;
          at: string;
          recorded_at?: string;
          door?: Json | null;
        };
        Update: {
          token?: string;
          order_id?: string;
          device_id?: string | null;
          at?: string;
          recorded_at?: string;
          door?: Json | null;
        };
        Relationships: [
          {
            foreignKeyName: 'door_tries_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      favourites: {
        Row: {
          user_id: string;
          store_id: string;
          created_at: string;
        };
        Insert: {
          user_id: string;
          store_id: string;
          created_at?: string;
        };
        Update: {
          user_id?: string;
          store_id?: string;
          created_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'favourites_store_id_fkey';
            columns: ['store_id'];
            isOneToOne: false;
            referencedRelation: 'stores';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'favourites_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      handover_conflicts: {
        Row: {
          token: string;
          handover_id: string;
          at: string;
          how: string;
          device_id: string | null;
          settled_at: string | null;
          settled_by: string | null;
          note: string | null;
        };
        Insert: {
          token: string;
          handover_id: string;
          at: string;
          how: string;
          device_id?: string | null;
          settled_at?: string | null;
          settled_by?: string | null;
          note?: string | null;
        };
        Update: {
          token?: string;
          handover_id?: string;
          at?: string;
          how?: string;
          device_id?: string | null;
          settled_at?: string | null;
          settled_by?: string | null;
          note?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'handover_conflicts_handover_id_fkey';
            columns: ['handover_id'];
            isOneToOne: false;
            referencedRelation: 'handovers';
            referencedColumns: ['id'];
          },
        ];
      };
      handovers: {
        Row: {
          id: string;
          order_id: string;
          store_id: string | null;
          kind: 'pickup' | 'courier' | 'door' | 'gift';
          state: 'waiting' | 'done' | 'missed' | 'cancelled';
          due_start: string | null;
          due_end: string;
          done_at: string | null;
          how: 'scan' | 'code' | 'list' | 'buyer' | 'admin' | null;
          device_id: string | null;
          done_by: string | null;
          token: string | null;
          recorded_at: string | null;
          bag_id: string | null;
          number: number | null;
          assigned_device_id: string | null;
          assigned_before: string | null;
        };
        Insert: {
          id?: string;
          order_id: string;
          store_id?: string | null;
          kind: 'pickup' | 'courier' | 'door' | 'gift';
          state?: 'waiting' | 'done' | 'missed' | 'cancelled';
          due_start?: string | null;
          due_end: string;
          done_at?: string | null;
          how?: 'scan' | 'code' | 'list' | 'buyer' | 'admin' | null;
          device_id?: string | null;
          done_by?: string | null;
          token?: string | null;
          recorded_at?: string | null;
          bag_id?: string | null;
          number?: number | null;
          assigned_device_id?: string | null;
          assigned_before?: string | null;
        };
        Update: {
          id?: string;
          order_id?: string;
          store_id?: string | null;
          kind?: 'pickup' | 'courier' | 'door' | 'gift';
          state?: 'waiting' | 'done' | 'missed' | 'cancelled';
          due_start?: string | null;
          due_end?: string;
          done_at?: string | null;
          how?: 'scan' | 'code' | 'list' | 'buyer' | 'admin' | null;
          device_id?: string | null;
          done_by?: string | null;
          token?: string | null;
          recorded_at?: string | null;
          bag_id?: string | null;
          number?: number | null;
          assigned_device_id?: string | null;
          assigned_before?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'handovers_assigned_device_id_fkey';
            columns: ['assigned_device_id'];
            isOneToOne: false;
            referencedRelation: 'devices';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'handovers_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      letters: {
        Row: {
          id: string;
          change_id: string | null;
          application_id: string | null;
          created_at: string;
          attempts: number;
          next_attempt_at: string;
        };
        Insert: {
          id?: string;
          change_id?: string | null;
          application_id?: string | null;
          created_at?: string;
          attempts?: number;
          next_attempt_at?: string;
        };
        Update: {
          id?: string;
          change_id?: string | null;
          application_id?: string | null;
          created_at?: string;
          attempts?: number;
          next_attempt_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'letters_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: true;
            referencedRelation: 'store_applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'letters_change_id_fkey';
            columns: ['change_id'];
            isOneToOne: true;
            referencedRelation: 'bag_changes';
            referencedColumns: ['id'];
          },
        ];
      };
      messages: {
        Row: {
          id: number;
          kind:
            | 'order_paid'
            | 'refund_due'
            | 'support_paid'
            | 'support_refund'
            | 'pickup_reminder'
            | 'on_its_way'
            | 'bag_back'
            | 'order_cancelled'
            | 'support_cancelled'
            | 'refund_done'
            | 'bag_taken_back'
            | 'order_taken_back'
            | 'free_bag_taken_back'
            | 'gift_given'
            | 'order_cancelled_by_us'
            | 'bag_cancelled_by_us'
            | 'goodwill'
            | 'free_order_cancelled'
            | 'free_bag_cancelled';
          order_id: string | null;
          language: 'en' | 'ar';
          recipient: string;
          created_at: string;
          attempts: number;
          next_attempt_at: string;
          sent_at: string | null;
          provider_id: string | null;
          given_up_at: string | null;
          last_error: string | null;
          alert_id: string | null;
          refund_id: string | null;
        };
        Insert: {
          kind:
            | 'order_paid'
            | 'refund_due'
            | 'support_paid'
            | 'support_refund'
            | 'pickup_reminder'
            | 'on_its_way'
            | 'bag_back'
            | 'order_cancelled'
            | 'support_cancelled'
            | 'refund_done'
            | 'bag_taken_back'
            | 'order_taken_back'
            | 'free_bag_taken_back'
            | 'gift_given'
            | 'order_cancelled_by_us'
            | 'bag_cancelled_by_us'
            | 'goodwill'
            | 'free_order_cancelled'
            | 'free_bag_cancelled';
          order_id?: string | null;
          language: 'en' | 'ar';
          recipient: string;
          created_at?: string;
          attempts?: number;
          next_attempt_at?: string;
          sent_at?: string | null;
          provider_id?: string | null;
          given_up_at?: string | null;
          last_error?: string | null;
          alert_id?: string | null;
          refund_id?: string | null;
        };
        Update: {
          kind?:
            | 'order_paid'
            | 'refund_due'
            | 'support_paid'
            | 'support_refund'
            | 'pickup_reminder'
            | 'on_its_way'
            | 'bag_back'
            | 'order_cancelled'
            | 'support_cancelled'
            | 'refund_done'
            | 'bag_taken_back'
            | 'order_taken_back'
            | 'free_bag_taken_back'
            | 'gift_given'
            | 'order_cancelled_by_us'
            | 'bag_cancelled_by_us'
            | 'goodwill'
            | 'free_order_cancelled'
            | 'free_bag_cancelled';
          order_id?: string | null;
          language?: 'en' | 'ar';
          recipient?: string;
          created_at?: string;
          attempts?: number;
          next_attempt_at?: string;
          sent_at?: string | null;
          provider_id?: string | null;
          given_up_at?: string | null;
          last_error?: string | null;
          alert_id?: string | null;
          refund_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'messages_alert_id_fkey';
            columns: ['alert_id'];
            isOneToOne: true;
            referencedRelation: 'alerts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_refund_id_fkey';
            columns: ['refund_id'];
            isOneToOne: false;
            referencedRelation: 'refunds';
            referencedColumns: ['id'];
          },
        ];
      };
      order_lines: {
        Row: {
          order_id: string;
          place: number;
          bag_id: string | null;
          title: string;
          unit_price_cents: number;
          quantity: number;
          store_id: string | null;
          store_name: string | null;
          store_name_ar: string | null;
          full_price_cents: number | null;
          commission_basis_points: number;
          plan_day: string | null;
          taken_back_at: string | null;
        };
        Insert: {
          order_id: string;
          place: number;
          bag_id?: string | null;
          title: string;
          unit_price_cents: number;
          quantity: number;
          store_id?: string | null;
          store_name?: string | null;
          store_name_ar?: string | null;
          full_price_cents?: number | null;
          commission_basis_points: number;
          plan_day?: string | null;
          taken_back_at?: string | null;
        };
        Update: {
          order_id?: string;
          place?: number;
          bag_id?: string | null;
          title?: string;
          unit_price_cents?: number;
          quantity?: number;
          store_id?: string | null;
          store_name?: string | null;
          store_name_ar?: string | null;
          full_price_cents?: number | null;
          commission_basis_points?: number;
          plan_day?: string | null;
          taken_back_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'order_lines_bag_id_fkey';
            columns: ['bag_id'];
            isOneToOne: false;
            referencedRelation: 'surprise_bags';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_lines_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      order_requests: {
        Row: {
          order_id: string;
          user_id: string | null;
          cart_hash: string;
          idempotency_key: string | null;
        };
        Insert: {
          order_id: string;
          user_id?: string | null;
          cart_hash: string;
          idempotency_key?: string | null;
        };
        Update: {
          order_id?: string;
          user_id?: string | null;
          cart_hash?: string;
          idempotency_key?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'order_requests_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: true;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_requests_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      orders: {
        Row: {
          id: string;
          order_code: string;
          user_id: string | null;
          customer_name: string;
          customer_email: string;
          whatsapp_phone: string;
          language: 'en' | 'ar';
          delivery_method: 'delivery' | 'pickup';
          delivery_area: string | null;
          delivery_address: string;
          details: Json;
          qty: number;
          currency: 'USD';
          amount: number;
          delivery_fee: number;
          status: 'pending' | 'failed' | 'expired' | 'cancelled' | 'paid' | 'refund_due' | 'refunded';
          payment_status: string | null;
          created_at: string;
          expires_at: string;
          paid_at: string | null;
          deleted_at: string | null;
          found_by: string | null;
          is_gift: boolean;
          own_handovers: Json;
        };
        Insert: {
          id?: string;
          order_code?: string;
          user_id?: string | null;
          customer_name: string;
          customer_email: string;
          whatsapp_phone: string;
          language?: 'en' | 'ar';
          delivery_method: 'delivery' | 'pickup';
          delivery_area?: string | null;
          delivery_address: string;
          details: Json;
          qty: number;
          currency?: 'USD';
          amount: number;
          delivery_fee: number;
          status?: 'pending' | 'failed' | 'expired' | 'cancelled' | 'paid' | 'refund_due' | 'refunded';
          created_at?: string;
          expires_at: string;
          paid_at?: string | null;
          deleted_at?: string | null;
          is_gift?: boolean;
        };
        Update: {
          id?: string;
          order_code?: string;
          user_id?: string | null;
          customer_name?: string;
          customer_email?: string;
          whatsapp_phone?: string;
          language?: 'en' | 'ar';
          delivery_method?: 'delivery' | 'pickup';
          delivery_area?: string | null;
          delivery_address?: string;
          details?: Json;
          qty?: number;
          currency?: 'USD';
          amount?: number;
          delivery_fee?: number;
          status?: 'pending' | 'failed' | 'expired' | 'cancelled' | 'paid' | 'refund_due' | 'refunded';
          created_at?: string;
          expires_at?: string;
          paid_at?: string | null;
          deleted_at?: string | null;
          is_gift?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'orders_delivery_area_fkey';
            columns: ['delivery_area'];
            isOneToOne: false;
            referencedRelation: 'delivery_areas';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'orders_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      pairings: {
        Row: {
          code_hash: string;
          kind: 'counter' | 'courier';
          store_id: string | null;
          created_by: string | null;
          expires_at: string;
          device_id: string | null;
        };
        Insert: {
          code_hash: string;
          kind: 'counter' | 'courier';
          store_id?: string | null;
          created_by?: string | null;
          expires_at: string;
          device_id?: string | null;
        };
        Update: {
          code_hash?: string;
          kind?: 'counter' | 'courier';
          store_id?: string | null;
          created_by?: string | null;
          expires_at?: string;
          device_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'pairings_device_id_fkey';
            columns: ['device_id'];
            isOneToOne: false;
            referencedRelation: 'devices';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'pairings_store_id_fkey';
            columns: ['store_id'];
            isOneToOne: false;
            referencedRelation: 'stores';
            referencedColumns: ['id'];
          },
        ];
      };
      payment_attempts: {
        Row: {
          external_id: number;
          order_id: string;
          amount_cents: number;
          currency: 'USD';
          status: 'pending' | 'success' | 'failed';
          collect_url: string | null;
          callback_token: string;
          created_at: string;
          settled_at: string | null;
          checks: number;
          next_check_at: string;
        };
        Insert: {
          order_id: string;
          amount_cents: number;
          currency?: 'USD';
          status?: 'pending' | 'success' | 'failed';
          collect_url?: string | null;
          callback_token?: string;
          created_at?: string;
          settled_at?: string | null;
          checks?: number;
          next_check_at: string;
        };
        Update: {
          order_id?: string;
          amount_cents?: number;
          currency?: 'USD';
          status?: 'pending' | 'success' | 'failed';
          collect_url?: string | null;
          callback_token?: string;
          created_at?: string;
          settled_at?: string | null;
          checks?: number;
          next_check_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'payment_attempts_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      payout_settings: {
        Row: {
          id: boolean;
          commission_basis_points: number;
          payout_weekday: number | null;
        };
        Insert: {
          id?: boolean;
          commission_basis_points?: number;
          payout_weekday?: number | null;
        };
        Update: {
          id?: boolean;
          commission_basis_points?: number;
          payout_weekday?: number | null;
        };
        Relationships: [];
      };
      payouts: {
        Row: {
          id: string;
          store_id: string;
          until: string;
          amount_cents: number;
          reference: string;
          sent_by: string | null;
          sent_at: string;
          confirmed_by: string | null;
          confirmed_at: string | null;
          disputed_kind: 'nothing' | 'other_amount' | 'other' | null;
          disputed_note: string | null;
          disputed_at: string | null;
          disputed_by: string | null;
          answered_by: string | null;
          answered_at: string | null;
          answered_note: string | null;
          corrects: string | null;
          note: string | null;
        };
        Insert: {
          id?: string;
          store_id: string;
          until: string;
          amount_cents: number;
          reference: string;
          sent_by?: string | null;
          sent_at?: string;
          confirmed_by?: string | null;
          confirmed_at?: string | null;
          disputed_kind?: 'nothing' | 'other_amount' | 'other' | null;
          disputed_note?: string | null;
          disputed_at?: string | null;
          disputed_by?: string | null;
          answered_by?: string | null;
          answered_at?: string | null;
          answered_note?: string | null;
          corrects?: string | null;
          note?: string | null;
        };
        Update: {
          id?: string;
          store_id?: string;
          until?: string;
          amount_cents?: number;
          reference?: string;
          sent_by?: string | null;
          sent_at?: string;
          confirmed_by?: string | null;
          confirmed_at?: string | null;
          disputed_kind?: 'nothing' | 'other_amount' | 'other' | null;
          disputed_note?: string | null;
          disputed_at?: string | null;
          disputed_by?: string | null;
          answered_by?: string | null;
          answered_at?: string | null;
          answered_note?: string | null;
          corrects?: string | null;
          note?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'payouts_corrects_fkey';
            columns: ['corrects'];
            isOneToOne: false;
            referencedRelation: 'payouts';
            referencedColumns: ['id'];
          },
        ];
      };
      ratings: {
        Row: {
          order_id: string;
          store_id: string;
          stars: number;
          reasons: string[];
          rated_at: string;
          counts: boolean;
        };
        Insert: {
          order_id: string;
          store_id: string;
          stars: number;
          reasons?: string[];
          rated_at?: string;
          counts?: boolean;
        };
        Update: {
          order_id?: string;
          store_id?: string;
          stars?: number;
          reasons?: string[];
          rated_at?: string;
          counts?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'ratings_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      refunds: {
        Row: {
          id: string;
          order_id: string;
          external_id: number | null;
          amount_cents: number;
          reason:
            | 'cancelled'
            | 'cancelled_by_us'
            | 'paid_late'
            | 'paid_twice'
            | 'taken_back'
            | 'goodwill'
            | 'other';
          asked_at: string;
          done_at: string | null;
          done_by: string | null;
          reference: string | null;
          line_place: number | null;
          goodwill_token: string | null;
          note: string | null;
        };
        Insert: {
          id?: string;
          order_id: string;
          external_id?: number | null;
          amount_cents: number;
          reason:
            | 'cancelled'
            | 'cancelled_by_us'
            | 'paid_late'
            | 'paid_twice'
            | 'taken_back'
            | 'goodwill'
            | 'other';
          asked_at?: string;
          done_at?: string | null;
          done_by?: string | null;
          reference?: string | null;
          line_place?: number | null;
          goodwill_token?: string | null;
          note?: string | null;
        };
        Update: {
          id?: string;
          order_id?: string;
          external_id?: number | null;
          amount_cents?: number;
          reason?:
            | 'cancelled'
            | 'cancelled_by_us'
            | 'paid_late'
            | 'paid_twice'
            | 'taken_back'
            | 'goodwill'
            | 'other';
          asked_at?: string;
          done_at?: string | null;
          done_by?: string | null;
          reference?: string | null;
          line_place?: number | null;
          goodwill_token?: string | null;
          note?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'refunds_external_id_fkey';
            columns: ['external_id'];
            isOneToOne: true;
            referencedRelation: 'payment_attempts';
            referencedColumns: ['external_id'];
          },
          {
            foreignKeyName: 'refunds_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      settings: {
        Row: {
          id: boolean;
          lbp_per_usd: number | null;
          rate_set_at: string | null;
        };
        Insert: {
          id?: boolean;
          lbp_per_usd?: number | null;
          rate_set_at?: string | null;
        };
        Update: {
          id?: boolean;
          lbp_per_usd?: number | null;
          rate_set_at?: string | null;
        };
        Relationships: [];
      };
      store_applications: {
        Row: {
          id: string;
          name: string;
          area: string;
          phone: string;
          email: string;
          kind: 'bakery' | 'sweets' | 'kitchen' | 'restaurant' | 'grocery' | 'cafe';
          left_over: string;
          language: 'en' | 'ar';
          created_at: string;
          state: 'open' | 'accepted' | 'declined';
          decided_by: string | null;
          decided_at: string | null;
          reason: string | null;
          store_id: string | null;
        };
        Insert: {
          id?: string;
          name: string;
          area: string;
          phone: string;
          email: string;
          kind: 'bakery' | 'sweets' | 'kitchen' | 'restaurant' | 'grocery' | 'cafe';
          left_over: string;
          language: 'en' | 'ar';
          created_at?: string;
          state?: 'open' | 'accepted' | 'declined';
          decided_by?: string | null;
          decided_at?: string | null;
          reason?: string | null;
          store_id?: string | null;
        };
        Update: {
          id?: string;
          name?: string;
          area?: string;
          phone?: string;
          email?: string;
          kind?: 'bakery' | 'sweets' | 'kitchen' | 'restaurant' | 'grocery' | 'cafe';
          left_over?: string;
          language?: 'en' | 'ar';
          created_at?: string;
          state?: 'open' | 'accepted' | 'declined';
          decided_by?: string | null;
          decided_at?: string | null;
          reason?: string | null;
          store_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'store_applications_area_fkey';
            columns: ['area'];
            isOneToOne: false;
            referencedRelation: 'delivery_areas';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'store_applications_store_id_fkey';
            columns: ['store_id'];
            isOneToOne: false;
            referencedRelation: 'stores';
            referencedColumns: ['id'];
          },
        ];
      };
      store_invitations: {
        Row: {
          id: string;
          store_id: string;
          email: string;
          role: 'owner' | 'staff';
          language: 'en' | 'ar';
          token_hash: string;
          invited_by: string | null;
          created_at: string;
          expires_at: string;
          accepted_at: string | null;
          accepted_by: string | null;
          withdrawn_at: string | null;
        };
        Insert: {
          id?: string;
          store_id: string;
          email: string;
          role: 'owner' | 'staff';
          language: 'en' | 'ar';
          token_hash: string;
          invited_by?: string | null;
          created_at?: string;
          expires_at: string;
          accepted_at?: string | null;
          accepted_by?: string | null;
          withdrawn_at?: string | null;
        };
        Update: {
          id?: string;
          store_id?: string;
          email?: string;
          role?: 'owner' | 'staff';
          language?: 'en' | 'ar';
          token_hash?: string;
          invited_by?: string | null;
          created_at?: string;
          expires_at?: string;
          accepted_at?: string | null;
          accepted_by?: string | null;
          withdrawn_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'store_invitations_store_id_fkey';
            columns: ['store_id'];
            isOneToOne: false;
            referencedRelation: 'stores';
            referencedColumns: ['id'];
          },
        ];
      };
      store_members: {
        Row: {
          store_id: string;
          user_id: string;
          role: 'owner' | 'staff';
          invited_by: string | null;
          created_at: string;
          language: 'en' | 'ar';
        };
        Insert: {
          store_id: string;
          user_id: string;
          role: 'owner' | 'staff';
          invited_by?: string | null;
          created_at?: string;
          language?: 'en' | 'ar';
        };
        Update: {
          store_id?: string;
          user_id?: string;
          role?: 'owner' | 'staff';
          invited_by?: string | null;
          created_at?: string;
          language?: 'en' | 'ar';
        };
        Relationships: [
          {
            foreignKeyName: 'store_members_store_id_fkey';
            columns: ['store_id'];
            isOneToOne: false;
            referencedRelation: 'stores';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'store_members_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      store_statements: {
        Row: {
          store_id: string;
          month: string;
          figures: Json;
          closed_at: string;
        };
        Insert: {
          store_id: string;
          month: string;
          figures: Json;
          closed_at?: string;
        };
        Update: {
          store_id?: string;
          month?: string;
          figures?: Json;
          closed_at?: string;
        };
        Relationships: [];
      };
      store_terms: {
        Row: {
          store_id: string;
          publishing: 'direct' | 'review';
          payout_phone: string | null;
        };
        Insert: {
          store_id: string;
          publishing?: 'direct' | 'review';
          payout_phone?: string | null;
        };
        Update: {
          store_id?: string;
          publishing?: 'direct' | 'review';
          payout_phone?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'store_terms_store_id_fkey';
            columns: ['store_id'];
            isOneToOne: true;
            referencedRelation: 'stores';
            referencedColumns: ['id'];
          },
        ];
      };
      stores: {
        Row: {
          id: string;
          name: string;
          name_ar: string | null;
          address: string | null;
          address_ar: string | null;
          area: string | null;
          latitude: number | null;
          longitude: number | null;
          phone: string | null;
          picture_url: string | null;
          facade: 'oven' | 'sweets' | 'kitchen' | 'juice' | 'fish' | 'cafe' | null;
          about: string | null;
          about_ar: string | null;
          hours: string[] | null;
          created_at: string;
          rating: number | null;
          rating_count: number | null;
          can_give: boolean;
        };
        Insert: {
          id?: string;
          name: string;
          name_ar?: string | null;
          address?: string | null;
          address_ar?: string | null;
          area?: string | null;
          latitude?: number | null;
          longitude?: number | null;
          phone?: string | null;
          picture_url?: string | null;
          facade?: 'oven' | 'sweets' | 'kitchen' | 'juice' | 'fish' | 'cafe' | null;
          about?: string | null;
          about_ar?: string | null;
          hours?: string[] | null;
          created_at?: string;
          rating?: number | null;
          rating_count?: number | null;
          can_give?: boolean;
        };
        Update: {
          id?: string;
          name?: string;
          name_ar?: string | null;
          address?: string | null;
          address_ar?: string | null;
          area?: string | null;
          latitude?: number | null;
          longitude?: number | null;
          phone?: string | null;
          picture_url?: string | null;
          facade?: 'oven' | 'sweets' | 'kitchen' | 'juice' | 'fish' | 'cafe' | null;
          about?: string | null;
          about_ar?: string | null;
          hours?: string[] | null;
          created_at?: string;
          rating?: number | null;
          rating_count?: number | null;
          can_give?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'stores_area_fkey';
            columns: ['area'];
            isOneToOne: false;
            referencedRelation: 'delivery_areas';
            referencedColumns: ['id'];
          },
        ];
      };
      surprise_bags: {
        Row: {
          id: string;
          store_id: string;
          title: string | null;
          name_en: string | null;
          name_ar: string | null;
          description: string | null;
          description_ar: string | null;
          image_url: string | null;
          picture:
            | 'knafeh'
            | 'baklava'
            | 'maamoul'
            | 'kaak'
            | 'manakish'
            | 'croissant'
            | 'bread'
            | 'foul'
            | 'hummus'
            | 'labneh'
            | 'eggs'
            | 'shawarma'
            | 'grill'
            | 'stew'
            | 'fish'
            | 'kibbeh'
            | 'soup'
            | 'salad'
            | 'fruit'
            | 'juice'
            | 'cheese'
            | 'sandwiches'
            | 'rolls'
            | 'mixed'
            | null;
          full_price: number | null;
          sale_price: number;
          price: number;
          quantity: number;
          category: 'Meals' | 'Bakery/pastery' | 'Diet/healthy' | 'Late Breakfast';
          diet: string[];
          allergens: string[];
          pickup_start: string | null;
          pickup_end: string | null;
          pickup_time: string | null;
          restock_time: string | null;
          last_update_at: string;
          created_at: string;
        };
        Insert: {
          id?: string;
          store_id: string;
          title?: string | null;
          name_en?: string | null;
          name_ar?: string | null;
          description?: string | null;
          description_ar?: string | null;
          image_url?: string | null;
          picture?:
            | 'knafeh'
            | 'baklava'
            | 'maamoul'
            | 'kaak'
            | 'manakish'
            | 'croissant'
            | 'bread'
            | 'foul'
            | 'hummus'
            | 'labneh'
            | 'eggs'
            | 'shawarma'
            | 'grill'
            | 'stew'
            | 'fish'
            | 'kibbeh'
            | 'soup'
            | 'salad'
            | 'fruit'
            | 'juice'
            | 'cheese'
            | 'sandwiches'
            | 'rolls'
            | 'mixed'
            | null;
          full_price?: number | null;
          sale_price: number;
          price: number;
          quantity?: number;
          category?: 'Meals' | 'Bakery/pastery' | 'Diet/healthy' | 'Late Breakfast';
          diet?: string[];
          allergens?: string[];
          pickup_start?: string | null;
          pickup_end?: string | null;
          pickup_time?: string | null;
          restock_time?: string | null;
          last_update_at?: string;
          created_at?: string;
        };
        Update: {
          id?: string;
          store_id?: string;
          title?: string | null;
          name_en?: string | null;
          name_ar?: string | null;
          description?: string | null;
          description_ar?: string | null;
          image_url?: string | null;
          picture?:
            | 'knafeh'
            | 'baklava'
            | 'maamoul'
            | 'kaak'
            | 'manakish'
            | 'croissant'
            | 'bread'
            | 'foul'
            | 'hummus'
            | 'labneh'
            | 'eggs'
            | 'shawarma'
            | 'grill'
            | 'stew'
            | 'fish'
            | 'kibbeh'
            | 'soup'
            | 'salad'
            | 'fruit'
            | 'juice'
            | 'cheese'
            | 'sandwiches'
            | 'rolls'
            | 'mixed'
            | null;
          full_price?: number | null;
          sale_price?: number;
          price?: number;
          quantity?: number;
          category?: 'Meals' | 'Bakery/pastery' | 'Diet/healthy' | 'Late Breakfast';
          diet?: string[];
          allergens?: string[];
          pickup_start?: string | null;
          pickup_end?: string | null;
          pickup_time?: string | null;
          restock_time?: string | null;
          last_update_at?: string;
          created_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'surprise_bags_store_id_fkey';
            columns: ['store_id'];
            isOneToOne: false;
            referencedRelation: 'stores';
            referencedColumns: ['id'];
          },
        ];
      };
      ticket_keys: {
        Row: {
          id: number;
          private_key: string;
          public_key: string;
          created_at: string;
        };
        Insert: {
          private_key: string;
          public_key: string;
          created_at?: string;
        };
        Update: {
          private_key?: string;
          public_key?: string;
          created_at?: string;
        };
        Relationships: [];
      };
      undone_handovers: {
        Row: {
          token: string;
          undone_at: string;
        };
        Insert: {
          token: string;
          undone_at?: string;
        };
        Update: {
          token?: string;
          undone_at?: string;
        };
        Relationships: [];
      };
      users: {
        Row: {
          id: string;
          email: string | null;
          name: string | null;
          phone: string | null;
          role: 'user' | 'admin';
          created_at: string;
          deactivated_at: string | null;
          found_by: string | null;
        };
        Insert: {
          id: string;
          email?: string | null;
          name?: string | null;
          phone?: string | null;
          role?: 'user' | 'admin';
          created_at?: string;
          deactivated_at?: string | null;
        };
        Update: {
          id?: string;
          email?: string | null;
          name?: string | null;
          phone?: string | null;
          role?: 'user' | 'admin';
          created_at?: string;
          deactivated_at?: string | null;
        };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      accept_invitation: {
        Args: {
          p_token: string | null;
        };
        Returns: Json;
      };
      add_bag: {
        Args: {
          p_bag: Json;
          p_plan?: Json;
          p_replaced?: string | null;
        };
        Returns: Json;
      };
      admin_counts: {
        Args: never;
        Returns: Json;
      };
      admin_log: {
        Args: {
          p_filter?: Json;
          p_before?: number | null;
          p_limit?: number | null;
        };
        Returns: Json;
      };
      admin_orders: {
        Args: {
          p_filter?: Json;
          p_start?: number | null;
          p_limit?: number | null;
          p_after?: Json;
        };
        Returns: Json;
      };
      alert_by_link: {
        Args: {
          p_alert: string | null;
          p_end?: boolean | null;
        };
        Returns: Json;
      };
      analytics: {
        Args: {
          p_from?: string | null;
          p_until?: string | null;
        };
        Returns: Json;
      };
      answer_payout: {
        Args: {
          p_payout: string | null;
          p_note: string | null;
        };
        Returns: Json;
      };
      apply_for_store: {
        Args: {
          p_name: string | null;
          p_area: string | null;
          p_phone: string | null;
          p_email: string | null;
          p_kind: string | null;
          p_left_over: string | null;
          p_language: string | null;
        };
        Returns: Json;
      };
      ask_alert: {
        Args: {
          p_bag: string | null;
          p_language?: string | null;
        };
        Returns: Json;
      };
      assign_delivery: {
        Args: {
          p_order: string | null;
          p_device?: string | null;
        };
        Returns: Json;
      };
      cancel_order: {
        Args: {
          p_user: string | null;
          p_order_code: string | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      cancel_paid_order: {
        Args: {
          p_user: string | null;
          p_order_code: string | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      change_member: {
        Args: {
          p_store: string | null;
          p_user: string | null;
          p_role: string | null;
        };
        Returns: Json;
      };
      change_own_stock: {
        Args: {
          p_store: string | null;
          p_token: string | null;
          p_bag: string | null;
          p_change: string | null;
          p_count?: number | null;
          p_at?: string | null;
        };
        Returns: Json;
      };
      change_stock: {
        Args: {
          p_token: string | null;
          p_device: string | null;
          p_bag: string | null;
          p_change: string | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      claim_letter: {
        Args: {
          p_now?: string | null;
        };
        Returns: Json;
      };
      claim_messages: {
        Args: {
          p_now?: string | null;
          p_limit?: number | null;
          p_lease?: string | null;
        };
        Returns: Json;
      };
      claim_payments: {
        Args: {
          p_now?: string | null;
          p_limit?: number | null;
        };
        Returns: Json;
      };
      collected_lately: {
        Args: never;
        Returns: Json;
      };
      confirm_payout: {
        Args: {
          p_payout: string | null;
        };
        Returns: Json;
      };
      confirm_received: {
        Args: {
          p_user: string | null;
          p_order_code: string | null;
          p_store: string | null;
          p_token: string | null;
          p_at?: string | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      correct_payout: {
        Args: {
          p_payout: string | null;
          p_amount_cents: number | null;
          p_note: string | null;
        };
        Returns: Json;
      };
      correct_reference: {
        Args: {
          p_refund: string | null;
          p_reference: string | null;
        };
        Returns: boolean;
      };
      count_calls: {
        Args: {
          p_minute: number | null;
          p_calls: Json;
        };
        Returns: Json;
      };
      counter_state: {
        Args: {
          p_device: string | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      courier_state: {
        Args: {
          p_device: string | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      create_pairing: {
        Args: {
          p_code_hash: string | null;
          p_kind: string | null;
          p_store?: string | null;
        };
        Returns: string;
      };
      decide_application: {
        Args: {
          p_id: string | null;
          p_accepts: boolean | null;
          p_reason?: string | null;
          p_publishing?: string | null;
        };
        Returns: Json;
      };
      decide_bag_change: {
        Args: {
          p_change: string | null;
          p_accepts: boolean | null;
          p_reason?: string | null;
        };
        Returns: boolean;
      };
      delete_account: {
        Args: {
          p_email: string | null;
        };
        Returns: Json;
      };
      device_of_token: {
        Args: {
          p_token_hash: string | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      dispute_payout: {
        Args: {
          p_payout: string | null;
          p_kind: string | null;
          p_note?: string | null;
        };
        Returns: Json;
      };
      end_alert: {
        Args: {
          p_alert: string | null;
        };
        Returns: boolean;
      };
      expire_order: {
        Args: {
          p_order: string | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      give_bag: {
        Args: {
          p_token: string | null;
          p_device: string | null;
          p_bag: string | null;
          p_at?: string | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      hand_over: {
        Args: {
          p_token: string | null;
          p_order: string | null;
          p_store: string | null;
          p_kind: string | null;
          p_how: string | null;
          p_at?: string | null;
          p_device?: string | null;
          p_user?: string | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      handover_board: {
        Args: {
          p_now?: string | null;
        };
        Returns: Json;
      };
      handover_events_after: {
        Args: {
          p_event: number | null;
          p_limit?: number | null;
        };
        Returns: Json;
      };
      impact: {
        Args: never;
        Returns: Json;
      };
      invitation_state: {
        Args: {
          p_token: string | null;
          p_user?: string | null;
        };
        Returns: Json;
      };
      invite_to_store: {
        Args: {
          p_actor: string | null;
          p_store: string | null;
          p_email: string | null;
          p_role: string | null;
          p_language: string | null;
          p_token_hash: string | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      is_payment: {
        Args: {
          p_external_id: number | null;
          p_callback_token: string | null;
        };
        Returns: boolean;
      };
      last_handover_event: {
        Args: never;
        Returns: number;
      };
      last_paid_event: {
        Args: never;
        Returns: number;
      };
      letter_sent: {
        Args: {
          p_letter: string | null;
        };
        Returns: undefined;
      };
      mark_handover: {
        Args: {
          p_handover: string | null;
          p_state: string | null;
          p_reason: string | null;
        };
        Returns: Json;
      };
      mark_paid: {
        Args: {
          p_admin: string | null;
          p_order_code: string | null;
          p_reason?: string | null;
          p_provider_status?: string | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      message_failed: {
        Args: {
          p_id: number | null;
          p_error: string | null;
          p_retry_at?: string | null;
          p_now?: string | null;
        };
        Returns: undefined;
      };
      message_sent: {
        Args: {
          p_id: number | null;
          p_provider_id: string | null;
          p_now?: string | null;
        };
        Returns: undefined;
      };
      nobody_there: {
        Args: {
          p_token: string | null;
          p_order: string | null;
          p_brings_back: boolean | null;
          p_at: string | null;
          p_device: string | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      notify_support: {
        Args: {
          p_user: string | null;
          p_now?: string | null;
        };
        Returns: boolean;
      };
      open_payments: {
        Args: {
          p_order_code: string | null;
        };
        Returns: Json;
      };
      order_handovers: {
        Args: {
          p_user: string | null;
          p_order_code: string | null;
        };
        Returns: Json;
      };
      order_state: {
        Args: {
          p_user: string | null;
          p_order_code: string | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      owed_to_stores: {
        Args: never;
        Returns: Json;
      };
      own_data: {
        Args: never;
        Returns: Json;
      };
      own_handovers: {
        Args: {
          o: Database['public']['Tables']['orders']['Row'];
        };
        Returns: Json;
      };
      own_stores: {
        Args: never;
        Returns: Json;
      };
      paid_events_after: {
        Args: {
          p_event: number | null;
          p_limit?: number | null;
        };
        Returns: Json;
      };
      pair_device: {
        Args: {
          p_code_hash: string | null;
          p_token_hash: string | null;
          p_name: string | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      pairing_state: {
        Args: {
          p_code_hash: string | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      payment_not_opened: {
        Args: {
          p_external_id: number | null;
          p_now?: string | null;
        };
        Returns: undefined;
      };
      pieces_to_fill: {
        Args: {
          p_bag: string | null;
        };
        Returns: Json;
      };
      place_order: {
        Args: {
          p_user: string | null;
          p_order: Json;
          p_now?: string | null;
        };
        Returns: Json;
      };
      publish_plans: {
        Args: {
          p_now?: string | null;
          p_limit?: number | null;
        };
        Returns: number;
      };
      rate_shop: {
        Args: {
          p_order: string | null;
          p_store: string | null;
          p_stars: number | null;
          p_reasons?: string[] | null;
        };
        Returns: Json;
      };
      reconcile_alerts: {
        Args: {
          p_limit?: number | null;
        };
        Returns: Json;
      };
      reconcile_doubled_lines: {
        Args: {
          p_since: string | null;
          p_limit?: number | null;
        };
        Returns: Json;
      };
      reconcile_handovers: {
        Args: {
          p_since: string | null;
          p_limit?: number | null;
        };
        Returns: Json;
      };
      reconcile_ledger: {
        Args: {
          p_since: string | null;
          p_limit?: number | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      reconcile_payments: {
        Args: {
          p_since: string | null;
          p_after?: string | null;
          p_limit?: number | null;
        };
        Returns: Json;
      };
      reconcile_payouts: {
        Args: {
          p_after?: string | null;
          p_limit?: number | null;
        };
        Returns: Json;
      };
      reconcile_plans: {
        Args: {
          p_since: string | null;
          p_limit?: number | null;
        };
        Returns: Json;
      };
      reconcile_stock: {
        Args: {
          p_after?: string | null;
          p_limit?: number | null;
        };
        Returns: Json;
      };
      refund_choices: {
        Args: {
          p_order_code: string | null;
        };
        Returns: Json;
      };
      refund_done: {
        Args: {
          p_admin: string | null;
          p_refund: string | null;
          p_reference: string | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      refund_list: {
        Args: {
          p_owed?: number | null;
          p_done?: number | null;
        };
        Returns: Json;
      };
      refund_order: {
        Args: {
          p_admin: string | null;
          p_order_code: string | null;
          p_token: string | null;
          p_kind: string | null;
          p_line: number | null;
          p_amount_cents: number | null;
          p_reason: string | null;
          p_left_seen: number | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      release_alerts: {
        Args: {
          p_can_send?: boolean | null;
          p_now?: string | null;
          p_limit?: number | null;
        };
        Returns: number;
      };
      remove_member: {
        Args: {
          p_store: string | null;
          p_user: string | null;
        };
        Returns: Json;
      };
      rescued_bags: {
        Args: never;
        Returns: number;
      };
      restore_order: {
        Args: {
          p_order: string | null;
        };
        Returns: boolean;
      };
      revoke_device: {
        Args: {
          p_device: string | null;
        };
        Returns: boolean;
      };
      sales_of_bag_days: {
        Args: {
          p_from: string | null;
          p_to: string | null;
          p_store?: string | null;
        };
        Returns: Json;
      };
      save_bag_days: {
        Args: {
          p_changes: Json;
          p_now?: string | null;
          p_store?: string | null;
        };
        Returns: Json;
      };
      save_collect_url: {
        Args: {
          p_external_id: number | null;
          p_collect_url: string | null;
        };
        Returns: undefined;
      };
      save_profile: {
        Args: {
          p_user: string | null;
          p_email: string | null;
          p_name?: string | null;
          p_phone?: string | null;
        };
        Returns: Json;
      };
      sell_through: {
        Args: {
          p_from: string | null;
          p_to: string | null;
          p_store?: string | null;
        };
        Returns: Json;
      };
      send_payout: {
        Args: {
          p_store: string | null;
          p_amount_cents: number | null;
          p_reference: string | null;
        };
        Returns: Json;
      };
      settle: {
        Args: {
          p_external_id: number | null;
          p_outcome: string | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      settle_conflict: {
        Args: {
          p_conflict: string | null;
          p_note: string | null;
        };
        Returns: boolean;
      };
      start_payment: {
        Args: {
          p_user: string | null;
          p_order: string | null;
          p_shown_cents?: number | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      store_applications_list: {
        Args: {
          p_open?: number | null;
          p_answered?: number | null;
        };
        Returns: Json;
      };
      store_counts: {
        Args: {
          p_store: string | null;
        };
        Returns: Json;
      };
      store_money: {
        Args: {
          p_store: string | null;
          p_from?: string | null;
          p_until?: string | null;
        };
        Returns: Json;
      };
      store_reviews: {
        Args: {
          p_store: string | null;
        };
        Returns: Json;
      };
      store_setup: {
        Args: {
          p_store: string | null;
        };
        Returns: Json;
      };
      store_statement: {
        Args: {
          p_store: string | null;
          p_month: string | null;
        };
        Returns: Json;
      };
      store_team: {
        Args: {
          p_store: string | null;
        };
        Returns: Json;
      };
      store_today: {
        Args: {
          p_store: string | null;
        };
        Returns: Json;
      };
      sweep_handovers: {
        Args: {
          p_now?: string | null;
          p_limit?: number | null;
        };
        Returns: number;
      };
      sweep_orders: {
        Args: {
          p_now?: string | null;
          p_limit?: number | null;
        };
        Returns: number;
      };
      sweep_ratings: {
        Args: {
          p_now?: string | null;
          p_limit?: number | null;
        };
        Returns: number;
      };
      sweep_statements: {
        Args: {
          p_now?: string | null;
          p_limit?: number | null;
        };
        Returns: number;
      };
      take_bag_back: {
        Args: {
          p_token: string | null;
          p_bag: string | null;
          p_can_fill: number | null;
          p_reason: string | null;
          p_device?: string | null;
          p_admin?: string | null;
          p_now?: string | null;
          p_member?: string | null;
        };
        Returns: Json;
      };
      ticket_keys: {
        Args: {
          p_private_key?: string | null;
          p_public_key?: string | null;
        };
        Returns: Json;
      };
      undo_handover: {
        Args: {
          p_token: string | null;
          p_device: string | null;
          p_now?: string | null;
        };
        Returns: Json;
      };
      undo_own_stock: {
        Args: {
          p_store: string | null;
          p_token: string | null;
        };
        Returns: Json;
      };
      week_of_plans: {
        Args: {
          p_from: string | null;
          p_known?: string | null;
          p_store?: string | null;
        };
        Returns: Json;
      };
      withdraw_bag_change: {
        Args: {
          p_change: string | null;
        };
        Returns: boolean;
      };
      withdraw_invitation: {
        Args: {
          p_invitation: string | null;
        };
        Returns: boolean;
      };
      works_for: {
        Args: {
          p_user: string | null;
          p_store: string | null;
        };
        Returns: boolean;
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
}
