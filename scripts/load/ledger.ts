/** Compares what users saw and did with the orders, the stock, the provider's payments and the WhatsApp messages. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../root.ts';
import type { LoadAdmin } from './loadAdmin.ts';
import type { ObservedOrder } from './observations.ts';
import type { LoadShop } from './loadShop.ts';

interface OrderRow {
  order_code: string;
  payment_status: string;
  details: { bagId: string; quantity: number }[];
}

export interface LedgerReport {
  /** Every discrepancy. */
  problems: string[];
  figures: {
    acknowledged: number;
    paid: number;
    refundDue: number;
    messages: number;
    duplicates: number;
    settledInMs: number;
    refunded: number;
    handedOver: number;
    gifts: number;
    told: number;
  };
}

const PAGE = 1_000;
/** A refund is the right state of a payment that came after its bags were sold. */
const CHARGED = new Set(['paid', 'refund_due', 'refunded']);
const GIVEN_BACK = new Set(['refund_due', 'refunded']);
const HOLDING = new Set(['pending', 'paid']);
const POLL_INTERVAL_MS = 1_000;
const STOCK_READS = 4;

interface Limits {
  settlesWithinMs: number;
  /** Messages that may be sent twice: one for each time the server was killed between sending and recording it. */
  maxDuplicates?: number;
}

/** Waits until every order is finished or the time limit is over, and then compares. */
export async function checkLedger(
  shop: LoadShop,
  { settlesWithinMs, maxDuplicates = 0 }: Limits,
): Promise<LedgerReport> {
  const began = Date.now();
  let orders: OrderRow[] = [];
  let unfinished: string[] = ['no orders were read'];
  while (unfinished.length > 0 && Date.now() - began < settlesWithinMs) {
    const rows = await readOrders(shop);
    if (rows) {
      orders = rows;
      unfinished = unfinishedOrders(shop, orders);
    }
    if (unfinished.length > 0) await wait(POLL_INTERVAL_MS);
  }
  const settledInMs = Date.now() - began;
  const stock = await settledStock(shop);
  const handovers = await handoverProblems(shop, orders);
  await Promise.all([shop.server, ...shop.otherServers].map((server) => server.stop()));
  const duplicates = duplicateMessages(shop);
  const count = (status: string) => orders.filter((order) => order.payment_status === status).length;
  return {
    problems: [
      ...unfinished.map((each) => `after ${settledInMs} ms: ${each}`),
      ...orderProblems(shop, orders),
      ...stock,
      ...handovers,
      ...(duplicates.length > maxDuplicates ? duplicates : []),
      ...unexpectedMessages(shop, orders),
      ...(await reconcileProblems(shop, count('refund_due'))),
    ],
    figures: {
      acknowledged: shop.observations.orders.size,
      paid: count('paid'),
      refundDue: count('refund_due'),
      messages: shop.providers.messages.length,
      duplicates: duplicates.length,
      settledInMs,
      refunded: count('refunded'),
      handedOver: Array.from(shop.observations.handovers.values()).filter(({ done }) => done > 0).length,
      gifts: shop.observations.gifts.done,
      told: shop.providers.messages.filter(({ template }) => template === 'bag_back').length,
    },
  };
}

function unfinishedOrders({ observations, providers }: LoadShop, orders: readonly OrderRow[]): string[] {
  const statusOf = new Map(orders.map((order) => [order.order_code, order.payment_status]));
  const written = new Set(providers.messages.map(({ orderCode }) => orderCode));
  return Array.from(observations.orders.values())
    .filter(({ isPaid }) => isPaid)
    .flatMap(({ code }) => {
      const status = statusOf.get(code) ?? 'unknown';
      if (!CHARGED.has(status)) return [`${code} is paid at the provider and ${status} in the shop`];
      if (!written.has(code)) return [`${code} is ${status} and no message was sent`];
      return status !== 'paid' || observations.streamEvents.has(code)
        ? []
        : [`the dashboard's stream never had ${code}`];
    });
}

const problemsOf =
  (orders: ReadonlyMap<string, OrderRow>) =>
  ({ code, isPaid, shownPaid, cancelling }: ObservedOrder): string[] => {
    const status = orders.get(code)?.payment_status;
    if (status === undefined) return [`${code} was acknowledged and does not exist`];
    if (cancelling === 'cancelled' && !GIVEN_BACK.has(status))
      return [`${code} was cancelled and is ${status}`];
    if (shownPaid && status !== 'paid' && !(cancelling && GIVEN_BACK.has(status)))
      return [`${code} was shown as paid and is ${status}`];
    return !isPaid && CHARGED.has(status) ? [`${code} is ${status} and was not paid`] : [];
  };

const orderProblems = ({ observations }: LoadShop, orders: readonly OrderRow[]): string[] =>
  Array.from(observations.orders.values()).flatMap(
    problemsOf(new Map(orders.map((order) => [order.order_code, order]))),
  );

const readOrders = (shop: LoadShop) => readAll<OrderRow>(shop, 'orders', 'order_code,payment_status,details');

/** Kept bags and plans move by themselves, so what was read in two moments is read again. */
async function settledStock(shop: LoadShop): Promise<string[]> {
  let problems: string[] = [];
  for (let time = 0; time < STOCK_READS; time += 1) {
    const bags = await readAll<{ id: string; quantity: number }>(shop, 'surprise_bags', 'id,quantity');
    const orders = await readOrders(shop);
    const kept = await Promise.all(shop.users.map((user) => user.keptBags()));
    problems =
      orders && bags && kept.every((each) => each !== null)
        ? stockProblems(shop, orders, bags, kept.flat())
        : ['the stock could not be read'];
    if (problems.length === 0) return [];
    await wait(POLL_INTERVAL_MS * 3);
  }
  return problems;
}

interface BoardRow {
  order_code: string;
  kind: string;
  state: string;
}

/**
 * What a counter was told that it handed over was handed over once, is done and stays paid, and nothing is done that no
 * counter tried.
 */
async function handoverProblems(shop: LoadShop, orders: readonly OrderRow[]): Promise<string[]> {
  const board = await shop.admin.send('ledger', { path: '/rest/v1/rpc/handover_board', body: {} });
  const rows = (board?.json.handovers ?? []) as BoardRow[];
  const done = new Set(
    rows.filter(({ kind, state }) => kind === 'pickup' && state === 'done').map((row) => row.order_code),
  );
  const gifts = rows.filter(({ kind, state }) => kind === 'gift' && state === 'done').length;
  const statusOf = new Map(orders.map((order) => [order.order_code, order.payment_status]));
  const { handovers, gifts: given, orders: bought } = shop.observations;
  return [
    ...(board?.status === 200 ? [] : ['the board of handovers could not be read']),
    ...(gifts >= given.done && gifts <= given.tried
      ? []
      : [`${given.done} gifts were given in ${given.tried} tries, and the board has ${gifts}`]),
    ...Array.from(handovers).flatMap(([code, tries]) => {
      if (tries.done > 1) return [`${code} was handed over ${tries.done} times`];
      if (tries.done === 1 && !done.has(code)) return [`${code} was handed over and is not done`];
      return tries.done === 1 && statusOf.get(code) !== 'paid'
        ? [`${code} was handed over and is ${statusOf.get(code)}`]
        : [];
    }),
    ...Array.from(bought.keys())
      .filter((code) => done.has(code) && !handovers.has(code))
      .map((code) => `${code} is done, and nobody handed it over`),
  ];
}

/** stock + kept + held + sold = supply, for the bags that this run added. */
function stockProblems(
  { observations }: LoadShop,
  orders: readonly OrderRow[],
  bags: readonly { id: string; quantity: number }[],
  kept: readonly string[],
): string[] {
  const taken = new Map<string, number>();
  for (const bagId of kept) taken.set(bagId, (taken.get(bagId) ?? 0) + 1);
  for (const { payment_status, details } of orders) {
    if (!HOLDING.has(payment_status)) continue;
    for (const { bagId, quantity } of details) taken.set(bagId, (taken.get(bagId) ?? 0) + quantity);
  }
  const stock = new Map(bags.map(({ id, quantity }) => [id, quantity]));
  return Array.from(observations.supply).flatMap(([id, supply]) => {
    const [left, gone] = [stock.get(id) ?? Number.NaN, taken.get(id) ?? 0];
    const unheard = observations.triedSupply.get(id) ?? 0;
    const isCounted = left + gone >= supply && left + gone <= supply + unheard;
    return isCounted && left >= 0 ? [] : [`${id}: ${left} left and ${gone} taken of ${supply}`];
  });
}

/** Each order gets one message of each template. */
function duplicateMessages({ providers }: LoadShop): string[] {
  const counts = new Map<string, number>();
  for (const { template, subject } of providers.messages) {
    const key = `${template} ${subject}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Array.from(counts).flatMap(([key, count]) =>
    count === 1 ? [] : [`${key} was sent ${count} times`],
  );
}

function unexpectedMessages({ providers }: LoadShop, orders: readonly OrderRow[]): string[] {
  const statusOf = new Map(orders.map((order) => [order.order_code, order.payment_status]));
  return providers.messages.flatMap(({ template, orderCode }) => {
    if (orderCode === '') return [];
    const status = statusOf.get(orderCode);
    return status !== undefined && CHARGED.has(status)
      ? []
      : [`${template} ${orderCode} was sent, and the order is ${status}`];
  });
}

/** Runs `reconcile`, which also asks the provider about each payment. */
async function reconcileProblems({ server }: LoadShop, refundsDue: number): Promise<string[]> {
  // Not spawnSync, because the provider runs in this process.
  const script = [...server.nodeArguments, 'apps/server/src/reconcile.ts', '--json', ...server.dataArguments];
  const child = spawn(process.execPath, script, {
    cwd: root,
    env: { ...process.env, ...server.environment },
  });
  const [output, errorOutput] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (output === '') return [`reconcile could not be run: ${errorOutput}`];
  const { toDo, provider } = JSON.parse(output) as {
    toDo: { kind: string; what: string }[];
    provider: string;
  };
  const owed = toDo.filter(({ kind }) => kind === 'refund_due');
  return [
    ...(provider === 'answered' ? [] : [`reconcile: the provider ${provider}`]),
    ...(owed.length === refundsDue ? [] : [`reconcile found ${owed.length} refunds, not ${refundsDue}`]),
    ...toDo.filter((each) => !owed.includes(each)).map(({ kind, what }) => `reconcile: ${kind} ${what}`),
  ];
}

async function readAll<Row>({ admin }: LoadShop, table: string, columns: string): Promise<Row[] | null> {
  const rows: Row[] = [];
  for (;;) {
    const page = await readPage<Row>(admin, table, columns, rows.length);
    if (!page) return null;
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

async function readPage<Row>(
  admin: LoadAdmin,
  table: string,
  columns: string,
  offset: number,
): Promise<Row[] | null> {
  const path = `/rest/v1/${table}?select=${columns}&order=id&limit=${PAGE}&offset=${offset}`;
  const response = await admin.send('ledger', { path });
  return response?.status === 200 ? (JSON.parse(response.body) as Row[]) : null;
}
