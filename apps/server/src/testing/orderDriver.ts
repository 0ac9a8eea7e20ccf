/**
 * The database functions that move money and stock, called as the server calls them: over the Data API, with the secret
 * key.
 */
import type { Booted } from './bootEmbedded.ts';
import { join, makeAdmin } from './users.ts';
import type { LineRequest } from './shopClient.ts';

export interface DriverResult {
  id: string;
  order_code: string;
  status: string;
  amount_cents: number;
  fee_cents: number;
  expires_at: string;
  paid_at: string | null;
  again?: true;
  refused?: string;
  limit?: number;
  lines?: Array<LineRequest & { available: number; state: string; shown_cents: number }>;
}

export interface NewBag {
  store_id?: string | undefined;
  sale_price?: number;
  full_price?: number | null;
  quantity?: number;
  pickup_start?: string | null;
  pickup_end?: string | null;
  restock_time?: string | null;
}

const MINUTE = 60_000;

export function openOrderDriver(booted: Booted) {
  const service = booted.service();
  const call = async <Answer>(name: string, args: object): Promise<Answer> => {
    const { data, error } = await service.rpc(name, args);
    if (error) throw new Error(`${name}: ${error.message}`, { cause: error });
    return data as Answer;
  };
  const at = (moment: number) => ({ p_now: new Date(moment).toISOString() });

  return {
    service,
    call,
    buyer: async (email: string): Promise<string> => (await join(booted, email)).id,
    makeAdmin: (user: string): Promise<void> => makeAdmin(service, user),
    async bags(wanted: readonly NewBag[]): Promise<LineRequest[]> {
      const { data: stores } = await service.from('stores').select('id').order('id').limit(1);
      const rows = wanted.map((bag) => ({
        store_id: stores?.[0]?.id,
        title: 'A bag',
        sale_price: 4.5,
        ...bag,
      }));
      const { data, error } = await service.from('surprise_bags').insert(rows).select('id, sale_price');
      if (error) throw error;
      return data.map(({ id, sale_price }) => ({
        bag_id: id,
        quantity: 1,
        unit_price_cents: Math.round(sale_price * 100),
      }));
    },
    /** A phone at the counter of a shop, or of the one that `bags` belong to. */
    async counterPhone(store?: string, name = 'Counter'): Promise<string> {
      const { data: stores } = await service.from('stores').select('id').order('id').limit(1);
      const row = { kind: 'counter', store_id: store ?? stores?.[0]?.id, name };
      const { data, error } = await service.from('devices').insert(row).select('id').single();
      if (error) throw error;
      return data.id;
    },
    /** Places an order of a buyer who saw the current prices, unless `others` says otherwise. */
    place(
      user: string,
      lines: readonly LineRequest[],
      moment: number,
      changes: object = {},
    ): Promise<DriverResult> {
      const order = {
        lines,
        amount_cents: lines.reduce((sum, line) => sum + line.quantity * line.unit_price_cents, 0),
        fee_cents: 0,
        delivery_method: 'pickup',
        customer_name: 'Rima',
        customer_email: 'rima@example.com',
        whatsapp_phone: '+96170123456',
        delivery_address: 'N/A',
        ...changes,
      };
      return call('place_order', { p_user: user, p_order: order, ...at(moment) });
    },
    async startPayment(user: string, order: string, moment: number) {
      return call<{ external_id: number; collect_url: string | null; refused?: string; paid?: true }>(
        'start_payment',
        { p_user: user, p_order: order, ...at(moment) },
      );
    },
    settle: (externalId: number, outcome: string, moment: number) =>
      call<DriverResult>('settle', { p_external_id: externalId, p_outcome: outcome, ...at(moment) }),
    markPaid: (admin: string, code: string, moment: number) =>
      call<DriverResult>('mark_paid', {
        p_admin: admin,
        p_order_code: code,
        p_reason: 'cash',
        ...at(moment),
      }),
    cancel: (user: string, code: string, moment: number) =>
      call<DriverResult>('cancel_order', { p_user: user, p_order_code: code, ...at(moment) }),
    cancelPaid: (user: string, code: string, moment: number) =>
      call<DriverResult>('cancel_paid_order', { p_user: user, p_order_code: code, ...at(moment) }),
    /** `given` may be another kind, or a token or device of its own. */
    handOver: (order: string, store: string | null, moment: number, given: object = {}) =>
      call<{ state?: string; refused?: string }>('hand_over', {
        p_token: crypto.randomUUID(),
        p_order: order,
        p_store: store,
        p_kind: 'pickup',
        p_how: 'list',
        ...at(moment),
        ...given,
      }),
    takeBack: (admin: string, bag: string, canFill: number, moment: number, given: object = {}) =>
      call<{ orders: number; pieces: number; for_sale: number; refused?: string }>('take_bag_back', {
        p_token: crypto.randomUUID(),
        p_bag: bag,
        p_can_fill: canFill,
        p_reason: 'broken',
        p_admin: admin,
        ...at(moment),
        ...given,
      }),
    expire: (order: string, moment: number) =>
      call<DriverResult>('expire_order', { p_order: order, ...at(moment) }),
    sweep: (moment: number) => call<number>('sweep_orders', at(moment)),
    after: (moment: number, minutes: number) => moment + minutes * MINUTE,
    async stockOf(ids: readonly string[]): Promise<Map<string, number>> {
      const { data } = await service.from('surprise_bags').select('id, quantity').in('id', ids);
      return new Map(data?.map(({ id, quantity }) => [id, quantity]));
    },
    async messagesOf(order: string): Promise<string[]> {
      const { data } = await service.from('messages').select('kind').eq('order_id', order).order('kind');
      return data?.map(({ kind }) => kind) ?? [];
    },
    async historyOf(order: string): Promise<string[]> {
      const { data } = await service.from('audit_log').select('action').eq('subject_id', order).order('id');
      return data?.map(({ action }) => action) ?? [];
    },
  };
}

export type OrderDriver = ReturnType<typeof openOrderDriver>;
