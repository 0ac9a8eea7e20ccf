import type { CounterAction, Instant } from '@zawadeh/domain';
import type { answers, SentBy } from '../openapi/answers.ts';
import { openService, type ServiceProject } from './functions.ts';

/** A handover as the functions return it; the domain's readers know its fields. */
export type HandoverRow = Readonly<Record<string, unknown>>;

/** Something changed at a shop, at a door, or with a phone: a hint to read again. */
export interface HandoverEvent {
  event: number;
  /** Its order was just paid. */
  is_new: boolean;
  kind: string | null;
  store_id: string | null;
  device_id: string | null;
}

export type DeviceRow = SentBy<typeof answers.Device>;

export interface TicketRow {
  order_id: string;
  order_code: string;
  handovers: (HandoverRow & {
    store_id: string | null;
    kind: string;
    state: string;
    due_start: string | null;
    due_end: string;
    has_counter: boolean;
    bags: { bag_id: string | null; quantity: number }[];
  })[];
  refunds: Readonly<Record<string, unknown>>[];
}

export interface TicketKeys {
  /** null where no server made one yet. */
  private_key: string | null;
  public_keys: string[];
}

const iso = (at: Instant | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Handovers, and the phones that confirm them. Only the server may call these functions, and each is one transaction. */
export function createHandoversDatabase(project: ServiceProject) {
  const { call, tryCall } = openService(project);
  return {
    ofOrder: (user: string, code: string) =>
      call<TicketRow | null>('order_handovers', { p_user: user, p_order_code: code }),
    received: (user: string, code: string, store: string | null, token: string, at: Instant | null) =>
      tryCall<HandoverRow>('confirm_received', {
        p_user: user,
        p_order_code: code,
        p_store: store,
        p_token: token,
        p_at: iso(at),
      }),
    pairing: (codeHash: string) => tryCall<HandoverRow>('pairing_state', { p_code_hash: codeHash }),
    pair: (codeHash: string, tokenHash: string, name: string) =>
      tryCall<DeviceRow>('pair_device', { p_code_hash: codeHash, p_token_hash: tokenHash, p_name: name }),
    device: (tokenHash: string) => tryCall<DeviceRow>('device_of_token', { p_token_hash: tokenHash }),
    counter: (device: string) =>
      call<{
        now: string;
        handovers: (HandoverRow & { first_name: string | null })[];
        gifts: HandoverRow[];
        bags: HandoverRow[];
      }>('counter_state', { p_device: device }),
    courier: (device: string) =>
      call<{ now: string; deliveries: (HandoverRow & { customer: { name: string } | null })[] }>(
        'courier_state',
        {
          p_device: device,
        },
      ),
    handOver: (device: DeviceRow, action: CounterAction & { do: 'hand_over' }) =>
      tryCall<HandoverRow, HandoverRow>('hand_over', {
        p_token: action.token,
        p_order: action.orderId,
        p_store: device.kind === 'counter' ? device.store_id : action.storeId,
        p_kind: action.kind,
        p_how: action.how,
        p_at: iso(action.at),
        p_device: device.id,
      }),
    give: (device: string, { token, bagId, at }: CounterAction & { do: 'give' }) =>
      tryCall<HandoverRow, HandoverRow>('give_bag', {
        p_token: token,
        p_device: device,
        p_bag: bagId,
        p_at: iso(at),
      }),
    nobodyThere: (
      device: string,
      { token, orderId, bringsBack, at }: CounterAction & { do: 'nobody_there' },
    ) =>
      tryCall<object>('nobody_there', {
        p_token: token,
        p_order: orderId,
        p_brings_back: bringsBack,
        p_at: iso(at),
        p_device: device,
      }),
    undo: (device: string, token: string) =>
      tryCall<HandoverRow>('undo_handover', { p_token: token, p_device: device }),
    changeStock: (device: string, { token, bagId, change }: CounterAction & { do: 'stock' }) =>
      tryCall<{ for_sale: number }>('change_stock', {
        p_token: token,
        p_device: device,
        p_bag: bagId,
        p_change: change,
      }),
    /** Stores the keys, unless there are some. */
    ticketKeys: (made?: { privateKey: string; publicKey: string }) =>
      call<TicketKeys>(
        'ticket_keys',
        made && { p_private_key: made.privateKey, p_public_key: made.publicKey },
      ),
    lastEvent: () => call<number>('last_handover_event'),
    eventsAfter: (event: number) => call<HandoverEvent[]>('handover_events_after', { p_event: event }),
    sweep: () => call<number>('sweep_handovers'),
    /** Ratings older than six months no longer count. */
    sweepRatings: () => call<number>('sweep_ratings'),
  };
}

export type HandoversDatabase = ReturnType<typeof createHandoversDatabase>;
