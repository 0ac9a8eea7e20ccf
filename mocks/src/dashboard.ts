/** The functions of the dashboard. Of what they change only what shows is changed here. */
import {
  dayOfWork,
  DELIVERY_PROMISE_MINUTES,
  parsePrice,
  PLACES_PATH,
  REFUNDS_PATH,
  shortMapsLink,
  TAKE_BACK_PATH,
  type RefundOrderBody,
  type TakeBackBody,
} from '@zawadeh/domain';
import type { HttpHandler } from 'msw';
import { analytics, salesOfPlans } from './analytics.ts';
import { answer, errorResponse, functions, type MockCall, type MockOptions } from './answer.ts';
import {
  bagsOf,
  handoverJson,
  handoversOf,
  lateDoors,
  linesLeft,
  linesToFill,
  NOT_DONE,
  openDoor,
} from './database/handovers.ts';
import { adminLog } from './database/log.ts';
import { cancelPaid, setStatus, takeBack } from './database/orders.ts';
import { leftOf, owe } from './database/refunds.ts';
import { bagById, timestamp, type HandoverRow, type MockDatabase, type OrderRow } from './database/rows.ts';
import { adminOrders } from './adminOrders.ts';
import { shopOf } from './phones.ts';
import { statusOf } from './shop.ts';
import { saveDays, weekOf } from './week.ts';

const PAIRING_MS = 10 * 60_000;

export const dashboard = (options: MockOptions): HttpHandler[] => [
  // Members of a shop call these for their own.
  ...functions(options, 'store', {
    week_of_plans: weekOf,
    save_bag_days: saveDays,
    ...salesOfPlans,
    pieces_to_fill: ({ database, sent: { p_bag } }) =>
      linesToFill(database, p_bag).map(({ line }) => line.quantity),
  }),
  ...functions(options, 'admin', {
    admin_log: adminLog,
    admin_orders: adminOrders,
    ...analytics,
    handover_board: board,
    admin_counts: counts,
    assign_delivery: assignDelivery,
    mark_handover: markHandover,
    settle_conflict: ({ database, sent: { p_conflict } }) =>
      removed(database.conflicts, ({ token }) => token === p_conflict),
    restore_order: ({ database, sent: { p_order } }) =>
      changed(database.orders, ({ id }) => id === p_order, { deleted_at: null }),
    refund_list: refundList,
    refund_choices: refundChoices,
    correct_reference: ({ database, sent: { p_refund, p_reference } }) =>
      changed(database.refunds, ({ id }) => id === p_refund, { reference: String(p_reference) }),
  }),
  // Owners of a shop pair and revoke its phones too.
  ...functions(options, 'member', {
    create_pairing: ({ database, sent: { p_store = null }, now }) => {
      database.pairings.push({ store_id: p_store as string | null });
      return timestamp(now + PAIRING_MS);
    },
    revoke_device: ({ database, sent: { p_device }, now }) => {
      for (const row of database.handovers)
        if (row.assigned_device_id === p_device && openDoor(database, row.order_id))
          row.assigned_device_id = null;
      return changed(database.devices, ({ id }) => id === p_device, { revoked_at: timestamp(now) });
    },
  }),
  answer<RefundOrderBody>(options, `post ${REFUNDS_PATH}`, 'admin', giveBack),
  answer<{ reference: string }>(options, `post ${REFUNDS_PATH}/:id/done`, 'admin', refundDone),
  answer<TakeBackBody>(options, `post ${TAKE_BACK_PATH}`, 'admin', ({ database, sent, now }) => {
    const bag = bagById(database, sent.bag_id);
    return bag ? takeBack(database, bag, sent.can_fill, now) : errorResponse('unknown_bag');
  }),
  // Every short link leads to the clock tower.
  answer<{ link: string }>(options, `post ${PLACES_PATH}`, 'store', ({ sent }) =>
    shortMapsLink(sent.link) === null
      ? { latitude: null, longitude: null }
      : { latitude: 34.4367, longitude: 35.8497 },
  ),
];

function removed<Row>(rows: Row[], isWanted: (row: Row) => boolean): boolean {
  const place = rows.findIndex(isWanted);
  return place >= 0 && rows.splice(place, 1).length > 0;
}

function changed<Row extends object>(
  rows: Row[],
  isWanted: (row: Row) => boolean,
  columns: Partial<Row>,
): boolean {
  const row = rows.find(isWanted);
  if (row) Object.assign(row, columns);
  return row !== undefined;
}

function board({ database, now, sent: { p_now } }: MockCall): object {
  const at = typeof p_now === 'string' ? Date.parse(p_now) : now;
  const today = dayOfWork(at);
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
    now: timestamp(at),
    handovers: rows.map(({ order, row }) => ({
      ...handedJson(database, order, row),
      id: row.id,
      whatsapp_phone: order.whatsapp_phone,
      bags: bagsOf(order, row),
      nobody_there: null,
      assigned_device_id: row.assigned_device_id,
    })),
    conflicts: database.conflicts.flatMap(({ token, handover_id, at: again_at, how, device_id }) => {
      const found = all.find(({ row }) => row.id === handover_id);
      const again_device = database.devices.find(({ id }) => id === device_id)?.name ?? null;
      const again = { conflict: token, again_at, again_how: how, again_device };
      return found ? [{ ...handedJson(database, found.order, found.row), ...again }] : [];
    }),
    devices: database.devices.map(({ created_at: _made, ...device }) => ({
      ...device,
      revoked_by: device.revoked_at === null ? null : 'admin',
    })),
  };
}

const handedJson = (database: MockDatabase, order: OrderRow, row: HandoverRow) => ({
  ...handoverJson(database, row),
  order_code: order.order_code,
  number: row.number,
  customer_name: order.customer_name,
  ...shopOf(database, row.store_id),
});

/** When the courier can go: the door when the last shop opens. */
const beginOf = ({ kind, due_start, due_end }: HandoverRow): number =>
  kind === 'door'
    ? Date.parse(due_end) - DELIVERY_PROMISE_MINUTES * 60_000
    : Date.parse(due_start ?? due_end);

function assignDelivery({ database, sent: { p_order, p_device } }: MockCall): object {
  const door = openDoor(database, p_order);
  if (!door) return { refused: 'unknown_handover' };
  door.assigned_device_id = typeof p_device === 'string' ? p_device : null;
  return handoverJson(database, door);
}

/** A door that is done has the bags of all its shops. */
function markHandover({ database, sent: { p_handover, p_state }, now }: MockCall): object {
  const row = database.handovers.find(({ id }) => id === p_handover);
  if (!row) return { refused: 'unknown_handover' };
  const isDone = p_state === 'done';
  const parts = database.handovers.filter(
    ({ order_id, kind }) => isDone && row.kind === 'door' && order_id === row.order_id && kind === 'courier',
  );
  const done = { ...NOT_DONE, how: 'admin', done_at: timestamp(now), token: crypto.randomUUID() };
  for (const each of [row, ...parts])
    Object.assign(each, isDone ? done : NOT_DONE, { state: isDone ? 'done' : 'missed' });
  return handoverJson(database, row);
}

/** What is owed, the oldest first, and what was sent back, the latest first. */
const counts = ({ database, now }: MockCall): object => {
  const { refunds, bagChanges, owed, payouts, applications } = database;
  const asking = payouts.filter(({ state }) => state === 'disputed');
  return {
    today: lateDoors(database, now).length,
    refunds: refunds.filter(({ done_at }) => done_at === null).length,
    bags: bagChanges.filter(({ state }) => state === 'open').length,
    payouts: new Set([...owed, ...asking].map(({ store_id }) => store_id)).size,
    stores: applications.filter(({ state }) => state === 'open').length,
  };
};

function refundList({ database, sent: { p_owed = 500, p_done = 200 } }: MockCall): object {
  const { refunds, orders, payments, people } = database;
  const owed = refunds.filter(({ done_at }) => done_at === null);
  const done = refunds.filter(({ done_at }) => done_at !== null);
  const listed = [
    ...owed.toSorted((one, other) => one.asked_at.localeCompare(other.asked_at)).slice(0, Number(p_owed)),
    ...done
      .toSorted((one, other) => (other.done_at ?? '').localeCompare(one.done_at ?? ''))
      .slice(0, Number(p_done)),
  ];
  return {
    refunds: listed.map(
      ({ id, order_id, amount_cents, reason, asked_at, done_at, done_by, reference, note }) => {
        const order = orders.find((each) => each.id === order_id);
        return {
          id,
          amount_cents,
          reason,
          asked_at,
          done_at,
          reference,
          note,
          order_code: order?.order_code ?? null,
          customer_name: order?.customer_name ?? null,
          whatsapp_phone: order?.whatsapp_phone ?? null,
          done_by: people.find((person) => person.id === done_by)?.name ?? null,
          without_payment: !payments.some((each) => each.order_id === order_id && each.status === 'success'),
        };
      },
    ),
    owed: owed.length,
    owed_cents: owed.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
  };
}

/** What an admin can give back of an order. */
function refundChoices({ database, sent: { p_order_code } }: MockCall): object | null {
  const order = database.orders.find(({ order_code }) => order_code === p_order_code);
  if (!order) return null;
  const isPaid = order.status === 'paid';
  const left_cents = isPaid ? leftOf(database, order) : 0;
  const kept = order.details.filter(({ takenBackAt }) => takenBackAt === undefined);
  return {
    left_cents,
    language: order.language,
    is_collected: handoversOf(database, order).some(({ state }) => state === 'done'),
    lines: (isPaid ? linesLeft(database, order) : []).map(
      ({ place, line: { quantity, unitPrice, title, titleAr = null } }) => ({
        place,
        quantity,
        title,
        title_ar: titleAr,
        amount_cents: kept.length === 1 ? left_cents : (parsePrice(unitPrice) ?? 0) * quantity,
      }),
    ),
  };
}

function giveBack({ database, sent, now }: MockCall<RefundOrderBody>): object {
  const { kind, line: place, amount_cents = 0, reason: note } = sent;
  const order = database.orders.find(({ order_code }) => order_code === sent.order_code);
  if (!order) return errorResponse('unknown_order');
  const line = kind === 'line' ? order.details[(place ?? 0) - 1] : undefined;
  if (kind === 'goodwill') owe(database, order, 'goodwill', now, { amount_cents, note });
  else if (line) {
    line.takenBackAt = timestamp(now);
    const cents = (parsePrice(line.unitPrice) ?? 0) * line.quantity;
    owe(database, order, 'cancelled_by_us', now, { line_place: place ?? null, amount_cents: cents, note });
  } else cancelPaid(database, order, 'cancelled_by_us', now, note);
  return statusOf(order);
}

function refundDone({
  database,
  user,
  id,
  sent: { reference },
  now,
}: MockCall<{ reference: string }>): object {
  const row = database.refunds.find((each) => each.id === id);
  if (!row) return errorResponse('unknown_refund');
  if (row.done_at !== null && row.reference !== reference) return errorResponse('already_refunded');
  row.done_at ??= timestamp(now);
  Object.assign(row, { done_by: user.id, reference });
  const order = database.orders.find((each) => each.id === row.order_id);
  const isOwed = database.refunds.some((each) => each.order_id === row.order_id && each.done_at === null);
  if (order?.status === 'refund_due' && !isOwed) setStatus(order, 'refunded');
  return { id: row.id, done_at: row.done_at, reference };
}
