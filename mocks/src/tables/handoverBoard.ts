/** The SQL functions of the dashboard's board: what changes hands today, and the phones that confirm it. */
import { dayOfWork, DELIVERY_PROMISE_MINUTES, LONGEST_REASON } from '@zawadeh/domain';
import type { HttpHandler } from 'msw';
import type { MockOptions } from '../respond.ts';
import { bagsOf, handoverJson, handoversOf, lateDoors } from '../database/handovers.ts';
import {
  timestamp,
  type DeviceRow,
  type HandoverRow,
  type MockDatabase,
  type OrderRow,
} from '../database/rows.ts';
import { adminFunctions, refused, type AdminFunction } from './adminFunctions.ts';
import { checkError } from './table.ts';

/** As long as the database function says. */
const PAIRING_MS = 10 * 60_000;

const FUNCTIONS: Record<string, AdminFunction> = {
  handover_board: (database, { p_now }, now) =>
    boardOf(database, typeof p_now === 'string' ? Date.parse(p_now) : now),
  late_deliveries: (database, _sent, now) => lateDoors(database, now).length,
  mark_handover: (database, { p_handover, p_state, p_reason }, now) => {
    const reason = typeof p_reason === 'string' ? p_reason.trim() : '';
    const isState = p_state === 'done' || p_state === 'missed';
    if (!isState || reason === '' || reason.length > LONGEST_REASON) return refused('malformed');
    const row = database.handovers.find(({ id }) => id === p_handover);
    if (!row) return refused('unknown_handover');
    const order = database.orders.find(({ id }) => id === row.order_id);
    if (row.state === p_state) return handoverJson(database, row);
    if (order?.status !== 'paid' || row.state === 'cancelled') return refused('not_paid');
    const parts =
      row.kind === 'door' && p_state === 'done'
        ? database.handovers.filter(
            ({ order_id, kind, state }) =>
              order_id === row.order_id && kind === 'courier' && state !== 'done',
          )
        : [];
    for (const each of [row, ...parts])
      Object.assign(each, p_state === 'done' ? doneByAdmin(now) : NOT_DONE, {
        state: p_state,
        device_id: null,
      });
    return handoverJson(database, row);
  },
  settle_conflict: ({ conflicts }, { p_conflict, p_note }) => {
    const place = conflicts.findIndex(({ token }) => token === p_conflict);
    if (place < 0) return false;
    if (p_note === '') return checkError('handover_conflicts', 'note');
    conflicts.splice(place, 1);
    return true;
  },
  create_pairing: ({ pairings }, { p_code_hash, p_kind, p_store = null }, now) => {
    if (typeof p_code_hash !== 'string' || typeof p_kind !== 'string') return null;
    if (p_kind !== 'counter' && p_kind !== 'courier') return checkError('pairings', 'kind');
    if ((p_kind === 'counter') !== (typeof p_store === 'string')) return checkError('pairings', 'store');
    const expires_at = timestamp(now + PAIRING_MS);
    const store_id = typeof p_store === 'string' ? p_store : null;
    pairings.push({ code_hash: p_code_hash, kind: p_kind, store_id, expires_at, device_id: null });
    return expires_at;
  },
  restore_order: ({ orders }, { p_order }) => {
    const order = orders.find(({ id, deleted_at }) => id === p_order && deleted_at !== null);
    if (order) order.deleted_at = null;
    return order !== undefined;
  },
  revoke_device: ({ devices }, { p_device }, now) => {
    const device = devices.find(({ id, revoked_at }) => id === p_device && revoked_at === null);
    if (device) device.revoked_at = timestamp(now);
    return device !== undefined;
  },
};

export const handoverBoard = (options: MockOptions): HttpHandler[] => adminFunctions(options, FUNCTIONS);

const doneByAdmin = (now: number) => ({
  how: 'admin',
  done_at: timestamp(now),
  token: crypto.randomUUID(),
});

const NOT_DONE = { how: null, done_at: null, token: null };

function boardOf(database: MockDatabase, now: number) {
  const today = dayOfWork(now);
  const all = database.orders.flatMap((order) => handoversOf(database, order).map((row) => ({ order, row })));
  const rows = all
    .filter(({ row }) => row.state !== 'cancelled' && dayOfWork(Date.parse(row.due_end)) >= today)
    .filter(({ row }) => dayOfWork(beginOf(row)) <= today)
    .toSorted(
      (one, other) =>
        one.row.due_end.localeCompare(other.row.due_end, 'en') ||
        String(one.order.order_code).localeCompare(String(other.order.order_code), 'en'),
    );
  return {
    now: timestamp(now),
    handovers: rows.map(({ order, row }) => ({
      ...rowJson(database, order, row),
      id: row.id,
      whatsapp_phone: order.whatsapp_phone,
      nobody_there: nobodyThereJson(database, order.id),
    })),
    conflicts: database.conflicts.flatMap(({ token, handover_id, at, how, device_id }) => {
      const found = all.find(({ row }) => row.id === handover_id);
      if (!found) return [];
      const { bags: _bags, ...row } = rowJson(database, found.order, found.row);
      const again = { again_at: at, again_how: how, again_device: nameOf(database, device_id) };
      return [{ ...row, ...again, conflict: token }];
    }),
    devices: database.devices.map(({ id, kind, store_id, name, last_seen_at, revoked_at }) => ({
      id,
      kind,
      store_id,
      name,
      last_seen_at,
      revoked_at,
      revoked_by: revoked_at === null ? null : 'admin',
    })),
  };
}

function nobodyThereJson({ doorTries }: MockDatabase, order: string) {
  const tried = doorTries.findLast(({ orderId }) => orderId === order);
  return tried ? { at: tried.at, brought_back: tried.bringsBack } : null;
}

/** When somebody can go: the door when the last shop opens. */
const beginOf = ({ kind, due_start, due_end }: HandoverRow): number =>
  kind === 'door'
    ? Date.parse(due_end) - DELIVERY_PROMISE_MINUTES * 60_000
    : Date.parse(due_start ?? due_end);

function rowJson(database: MockDatabase, order: OrderRow, row: HandoverRow) {
  const shop = database.shops.find(({ id }) => id === row.store_id);
  return {
    ...handoverJson(database, row),
    order_code: order.order_code,
    number: row.number,
    customer_name: order.customer_name,
    bags: bagsOf(order, row),
    store: shop?.name ?? null,
    store_ar: shop?.name_ar ?? null,
  };
}

const nameOf = ({ devices }: MockDatabase, wanted: DeviceRow['id'] | null): string | null =>
  devices.find(({ id }) => id === wanted)?.name ?? null;
