/** The rows of the mock database: plain data, so that it can be stored across a reload. */
import type {
  BagTableRow,
  HandoverHow,
  HandoverKind,
  HandoverState,
  Instant,
  OrderStatus,
  RefundReason,
  Role,
} from '@zawadeh/domain';
import type { Database } from '@zawadeh/domain/schema';

export type { BagTableRow };

type Tables = Database['public']['Tables'];

/** A row of the table users, with what GoTrue keeps of the account. */
export interface MockUser {
  id: string;
  email: string;
  name: string | null;
  phone: string | null;
  role: Role;
  created_at: string;
  deactivated_at: string | null;
  password: string;
  isConfirmed: boolean;
  lastSignInAt: string | null;
  /** `user_metadata` as it was sent at sign-up. */
  metadata: Record<string, unknown>;
}

/** Whether it can give bags follows from its phones. */
export type StoreTableRow = Omit<Tables['stores']['Row'], 'can_give'>;

export interface OrderDetail {
  bagId: string;
  quantity: number;
  unitPrice: number;
  title: string;
  /** Name, full price, shop and pickup window of the bag when it was ordered. */
  titleAr?: string;
  fullPrice?: number;
  storeId?: string;
  storeName?: string;
  storeNameAr?: string;
  pickupStart?: string;
  pickupEnd?: string;
  pickupText?: string;
  takenBackAt?: string;
}

/** Columns of the table order_lines, which only the shop statement reads. */
export interface OrderLineRow {
  store_id: string | null;
  full_price: number | null;
}

type Replaced = 'order_code' | 'user_id' | 'delivery_method' | 'details' | 'status' | 'payment_status';

/** A row of the table orders; the oldest have no code, status or method. */
export interface OrderRow extends Omit<Tables['orders']['Row'], Replaced | 'found_by' | 'own_handovers'> {
  order_code: string | null;
  user_id: string;
  delivery_method: string | null;
  details: OrderDetail[];
  /** One for each entry of `details`. */
  lineRows: OrderLineRow[];
  status: OrderStatus | null;
  payment_status: OrderStatus | null;
  /** Only the server reads it. */
  idempotency_key: string | null;
}

export interface PaymentRow {
  external_id: number;
  order_id: string;
  amount_cents: number;
  /** The status in the server's database. */
  status: 'pending' | 'success' | 'failed';
  /** The status in the wallet, which the server has to query. */
  walletStatus: 'pending' | 'success' | 'failed';
}

export type HandoverRow = Pick<
  Tables['handovers']['Row'],
  | 'id'
  | 'order_id'
  | 'store_id'
  | 'due_start'
  | 'due_end'
  | 'done_at'
  | 'device_id'
  | 'token'
  | 'bag_id'
  | 'number'
  | 'assigned_device_id'
> & { kind: HandoverKind; state: HandoverState; how: HandoverHow | null };

export type DeviceRow = Pick<
  Tables['devices']['Row'],
  'id' | 'store_id' | 'name' | 'created_at' | 'last_seen_at' | 'revoked_at'
> & { kind: 'counter' | 'courier' };

/** A bag that two phones handed over; deleted once it is settled. */
type ConflictRow = Pick<Tables['handover_conflicts']['Row'], 'token' | 'handover_id' | 'at' | 'device_id'> & {
  how: HandoverHow;
};

interface Picture {
  path: string;
  type: string;
  base64: string;
}

/** With the secret, which the server's database has only as a hash. */
type InvitationRow = Pick<
  Tables['store_invitations']['Row'],
  'id' | 'store_id' | 'email' | 'role' | 'language' | 'invited_by' | 'expires_at' | 'accepted_by'
> & { secret: string; isWithdrawn: boolean };

export type AlertRow = Tables['alerts']['Row'];

export type ApplicationRow = Tables['store_applications']['Row'];

/** The sums of a published day, which the server's database keeps itself. */
export interface PlannedSalesRow {
  bag_id: string;
  day: string;
  store_id: string;
  planned: number;
  sold: number;
  /** Null while the day is on sale. */
  left_over: number | null;
  missed: number;
}

export type RefundRow = Tables['refunds']['Row'] & { reason: RefundReason };

export interface PhoneHandover {
  order_id: string;
  store_id: string | null;
  kind: HandoverKind;
  state: HandoverState;
  due_start: string;
  due_end: string;
  reopen_until: string;
  done_at: string | null;
  how: HandoverHow | null;
  device_id: string | null;
  device: string | null;
}

type Titled<Row> = Row & { title: string | null; title_ar: string | null };
type PhoneLine = Titled<{ bag_id: string; quantity: number }>;

/** The lists of a counter and of a courier. */
export interface PhoneRows {
  /** Of paired phones. */
  tokens: string[];
  isRevoked: boolean;
  storeId: string;
  handovers: (PhoneHandover & { order_code: string; first_name: string; bags: PhoneLine[] })[];
  gifts: Titled<
    Record<'bag_id' | 'due_start' | 'due_end', string> & { waiting: number; last_given_at: string | null }
  >[];
  bags: Titled<{ id: string; for_sale: number }>[];
  deliveries: {
    order_code: string;
    area: string;
    tried_at: string | null;
    isBroughtBack: boolean;
    assigned_to: Record<'id' | 'name', string> | null;
    door: PhoneHandover;
    pickups: (PhoneHandover & { bags: PhoneLine[] })[];
    customer: Record<'name' | 'phone' | 'address', string>;
  }[];
}

export interface OwedRow {
  store_id: string;
  owed_cents: number;
  /** Of the oldest sale that is not paid. */
  since: string;
  bags: number;
  refunds_cents: number;
}

/** As functions answer it, without the names of the store. */
export interface PayoutRow {
  id: string;
  store_id: string;
  amount_cents: number;
  reference: string;
  until: string;
  sent_at: string;
  sent_by: string;
  corrects: string | null;
  note: string | null;
  state: 'sent' | 'arrived' | 'disputed' | 'answered';
  confirmed_at: string | null;
  disputed_at: string | null;
  disputed_kind: 'nothing' | 'other_amount' | 'other' | null;
  disputed_note: string | null;
  answered_at: string | null;
  answered_note: string | null;
}

export interface MockDatabase {
  openedAt: Instant;
  people: MockUser[];
  members: Tables['store_members']['Row'][];
  shops: StoreTableRow[];
  storeTerms: Tables['store_terms']['Row'][];
  bags: BagTableRow[];
  /** What waits for a review. */
  bagChanges: Tables['bag_changes']['Row'][];
  bagPlans: Tables['bag_plans']['Row'][];
  bagDays: Tables['bag_days']['Row'][];
  plannedSales: PlannedSalesRow[];
  favourites: Tables['favourites']['Row'][];
  storeMembers: Pick<Tables['store_members']['Row'], 'store_id' | 'user_id' | 'role'>[];
  storeInvitations: InvitationRow[];
  alerts: AlertRow[];
  applications: ApplicationRow[];
  settings: Tables['settings']['Row'];
  payoutSettings: Tables['payout_settings']['Row'];
  /** Audit entries of rates that admins set, the oldest first. */
  rateEntries: Pick<Tables['audit_log']['Row'], 'at' | 'actor' | 'details'>[];
  orders: OrderRow[];
  payments: PaymentRow[];
  refunds: RefundRow[];
  /** What is owed to stores, the oldest first. */
  owed: OwedRow[];
  /** What was sent to stores, the latest first. */
  payouts: PayoutRow[];
  ratings: Omit<Tables['ratings']['Row'], 'counts'>[];
  handovers: HandoverRow[];
  devices: DeviceRow[];
  conflicts: ConflictRow[];
  /** The links that admins made for phones. */
  pairings: Pick<Tables['pairings']['Row'], 'store_id'>[];
  /** What the phones themselves show. */
  phones: PhoneRows;
  pictures: Picture[];
  endedSessions: string[];
}

/** An instant as PostgREST writes it. */
export const timestamp = (at: Instant): string => new Date(at).toISOString().replace('Z', '+00:00');

export const bagById = ({ bags }: MockDatabase, id: string): BagTableRow | undefined =>
  bags.find((bag) => bag.id === id.toLowerCase());
