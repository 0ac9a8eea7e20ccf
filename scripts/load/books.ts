/** When all is quiet again: what people were told and did, against what the shop, the provider and WhatsApp say. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../root.ts';
import type { Admin } from './admin.ts';
import type { NotedOrder } from './notes.ts';
import type { World } from './world.ts';

interface OrderRow {
  order_code: string;
  payment_status: string;
  details: { bagId: string; quantity: number }[];
}

export interface Verdict {
  /** Everything that does not agree; empty is good. */
  wrong: string[];
  figures: {
    acknowledged: number;
    paid: number;
    refundDue: number;
    letters: number;
    doubled: number;
    settledInMs: number;
  };
}

const PAGE = 1_000;
/** What is still right after the money came and the bags were gone: it goes back. */
const GOT_THE_MONEY = new Set(['paid', 'refund_due', 'refunded']);
const HOLDS_BAGS = new Set(['pending', 'paid']);
const LOOK_EVERY_MS = 1_000;

interface Limits {
  settlesWithinMs: number;
  /** Messages that may have left twice: one for each time the server died between sending and writing that down. */
  mayDouble?: number;
}

/** Waits until nothing is underway any more, but no longer than it may take. */
export async function balanceBooks(
  world: World,
  { settlesWithinMs, mayDouble = 0 }: Limits,
): Promise<Verdict> {
  const began = Date.now();
  let orders: OrderRow[] = [];
  let unsettled: string[] = ['nothing was looked at'];
  while (unsettled.length > 0 && Date.now() - began < settlesWithinMs) {
    const read = await readAll<OrderRow>(world, 'orders', 'order_code,payment_status,details');
    if (read) {
      orders = read;
      unsettled = whatIsUnderway(world, orders);
    }
    if (unsettled.length > 0) await wait(LOOK_EVERY_MS);
  }
  const settledInMs = Date.now() - began;
  const bags = (await readAll<{ id: string; quantity: number }>(world, 'surprise_bags', 'id,quantity')) ?? [];
  await world.server.stop();
  const doubled = doubledLetters(world);
  const count = (status: string) => orders.filter((order) => order.payment_status === status).length;
  return {
    wrong: [
      ...unsettled.map((each) => `after ${settledInMs} ms: ${each}`),
      ...lostOrders(world, orders),
      ...wrongStock(world, orders, bags),
      ...(doubled.length > mayDouble ? doubled : []),
      ...lettersAboutNothing(world, orders),
      ...(await reconciled(world, count('refund_due'))),
    ],
    figures: {
      acknowledged: world.notes.orders.size,
      paid: count('paid'),
      refundDue: count('refund_due'),
      letters: world.outside.letters.length,
      doubled: doubled.length,
      settledInMs,
    },
  };
}

function whatIsUnderway({ notes, outside }: World, orders: readonly OrderRow[]): string[] {
  const statusOf = new Map(orders.map((order) => [order.order_code, order.payment_status]));
  const written = new Set(outside.letters.map(({ orderCode }) => orderCode));
  return Array.from(notes.orders.values())
    .filter(({ isPaid }) => isPaid)
    .flatMap(({ code }) => {
      const status = statusOf.get(code) ?? 'not in the books';
      if (!GOT_THE_MONEY.has(status)) return [`${code} is paid at the provider and here ${status}`];
      if (!written.has(code)) return [`${code} is ${status} and nobody was written to`];
      return status !== 'paid' || notes.streamed.has(code) ? [] : [`the dashboard never heard of ${code}`];
    });
}

const wasLost =
  (orders: ReadonlyMap<string, OrderRow>) =>
  ({ code, isPaid, heardPaid }: NotedOrder): string[] => {
    const status = orders.get(code)?.payment_status;
    if (status === undefined) return [`${code} was acknowledged and is not in the books`];
    if (heardPaid && status !== 'paid') return [`${code} was told to be paid and is ${status}`];
    return !isPaid && GOT_THE_MONEY.has(status) ? [`${code} is ${status} and nobody paid`] : [];
  };

const lostOrders = ({ notes }: World, orders: readonly OrderRow[]): string[] =>
  Array.from(notes.orders.values()).flatMap(
    wasLost(new Map(orders.map((order) => [order.order_code, order]))),
  );

/** stock + held + sold = supply, from what people were told was put out. */
function wrongStock(
  { notes }: World,
  orders: readonly OrderRow[],
  bags: readonly { id: string; quantity: number }[],
): string[] {
  const taken = new Map<string, number>();
  for (const { payment_status, details } of orders) {
    if (!HOLDS_BAGS.has(payment_status)) continue;
    for (const { bagId, quantity } of details) taken.set(bagId, (taken.get(bagId) ?? 0) + quantity);
  }
  const stock = new Map(bags.map(({ id, quantity }) => [id, quantity]));
  return Array.from(notes.supply).flatMap(([id, supply]) => {
    const [left, gone] = [stock.get(id) ?? Number.NaN, taken.get(id) ?? 0];
    return left + gone === supply && left >= 0 ? [] : [`${id}: ${left} left and ${gone} taken of ${supply}`];
  });
}

/** One message for each order and kind. */
function doubledLetters({ outside }: World): string[] {
  const counts = new Map<string, number>();
  for (const { template, orderCode } of outside.letters) {
    const key = `${template} ${orderCode}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Array.from(counts).flatMap(([key, count]) =>
    count === 1 ? [] : [`${key} was sent ${count} times`],
  );
}

function lettersAboutNothing({ outside }: World, orders: readonly OrderRow[]): string[] {
  const statusOf = new Map(orders.map((order) => [order.order_code, order.payment_status]));
  return outside.letters.flatMap(({ template, orderCode }) => {
    const status = statusOf.get(orderCode);
    return status !== undefined && GOT_THE_MONEY.has(status)
      ? []
      : [`${template} ${orderCode} was sent, and the order is ${status}`];
  });
}

/** What operators run every day, with the provider's own word on each payment. */
async function reconciled({ server }: World, refundsDue: number): Promise<string[]> {
  // Not waited for in one piece: the provider that it asks is in this process.
  const script = [...server.nodeArguments, 'apps/server/src/reconcile.ts', '--json', ...server.place];
  const child = spawn(process.execPath, script, {
    cwd: root,
    env: { ...process.env, ...server.environment },
  });
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (said === '') return [`reconcile could not be run: ${complaint}`];
  const { toDo, provider } = JSON.parse(said) as {
    toDo: { kind: string; what: string }[];
    provider: string;
  };
  const owed = toDo.filter(({ kind }) => kind === 'refund_due');
  return [
    ...(provider === 'answered' ? [] : [`reconcile: the provider ${provider}`]),
    ...(owed.length === refundsDue ? [] : [`reconcile knows of ${owed.length} refunds, not ${refundsDue}`]),
    ...toDo.filter((each) => !owed.includes(each)).map(({ kind, what }) => `reconcile: ${kind} ${what}`),
  ];
}

async function readAll<Row>({ admin }: World, table: string, columns: string): Promise<Row[] | null> {
  const rows: Row[] = [];
  for (;;) {
    const page = await readPage<Row>(admin, table, columns, rows.length);
    if (!page) return null;
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

async function readPage<Row>(
  admin: Admin,
  table: string,
  columns: string,
  offset: number,
): Promise<Row[] | null> {
  const path = `/rest/v1/${table}?select=${columns}&order=id&limit=${PAGE}&offset=${offset}`;
  const told = await admin.call('the books', path);
  return told?.status === 200 ? (JSON.parse(told.body) as Row[]) : null;
}
