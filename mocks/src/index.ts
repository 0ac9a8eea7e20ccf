import { http, HttpResponse, type HttpHandler } from 'msw';
import { accounts } from './accounts.ts';
import type { MockOptions } from './answer.ts';
import { buyers, newAlert } from './buyers.ts';
import { applications } from './applications.ts';
import { dashboard } from './dashboard.ts';
import {
  createSeededDatabase,
  createStoryDatabase,
  type AlertRow,
  type MockDatabase,
  type OrderRow,
} from './database/database.ts';
import { handOver, handoversOf } from './database/handovers.ts';
import { centsOf } from './database/orders.ts';
import { newPhone } from './database/newRows.ts';
import { bagById, timestamp } from './database/rows.ts';
import { addStoryHandovers } from './database/storyHandovers.ts';
import { addStoryRefunds } from './database/storyRefunds.ts';
import { addStoryWeek, DAYS_UNTIL_WEDNESDAY } from './database/storyWeek.ts';
import { addStoryTeam } from './database/storyTeam.ts';
import { demoId } from './database/users.ts';
import { payouts } from './payouts.ts';
import { phones } from './phones.ts';
import { team } from './team.ts';
import type { Scenario } from './scenarios.ts';
import { server } from './server.ts';
import { checkout, shop } from './shop.ts';
import { ordersStream } from './streams.ts';
import { store } from './store.ts';
import { storeToday } from './storeToday.ts';
import { orderHistory, tables } from './tables.ts';
import { tickets } from './tickets.ts';
import { wallet } from './wallet.ts';

export { addressNotAllowed, authRejects, emailTooSoon } from './accounts.ts';
export type { MockOptions } from './answer.ts';
export { createSeededDatabase } from './database/database.ts';
export { handoversOf } from './database/handovers.ts';
export { buyerOf, ORDER_CODES } from './database/storyOrders.ts';
export { STORY_INVITATION } from './database/storyTeam.ts';
export { DAYS_UNTIL_WEDNESDAY } from './database/storyWeek.ts';
export { addUser, DEMO_USERS, type DemoUser } from './database/users.ts';
export { showScenarioPanel } from './panel.ts';
export { addGifts, COUNTER_LINK, COUNTER_TOKEN, COURIER_LINK } from './phoneRows.ts';
export { chosenScenario, SCENARIOS, titleOf, type Scenario } from './scenarios.ts';
export { checkoutHangs, checkoutOverLimit, checkoutRejected, paymentRejected, pricesRaised } from './shop.ts';
export { openStoredDatabase, storeDatabase } from './storedDatabase.ts';
export { storedSession } from './storedSession.ts';
export { isWalletPage, showWallet, walletPage } from './walletPage.ts';
export { bagRows, FROZEN_NOW, hostileRows } from '@zawadeh/domain/examples';

/** A path of the backend; the page's own files have these words only further on in their address. */
const BACKEND = /^https?:\/\/[^/]+\/(?:api|auth\/v1|rest\/v1|storage\/v1)\//;

/** Fails every other call to the backend, so that the dev server's page is not mistaken for an answer. */
const unhandled: HttpHandler = http.all(BACKEND, ({ request }) => {
  const { pathname, search } = new URL(request.url);
  console.error(`Run \`npm run dev:full\` for this: ${request.method} ${pathname}${search} is not mocked.`);
  return HttpResponse.error();
});

/** The connection is cut: accounts and tables do not answer. */
export const connectionCut: HttpHandler = http.all(/\/(?:auth|rest)\/v1\//, () => HttpResponse.error());

/** Handlers for every call of the product, on one database. Any other call to the backend fails. */
export const createHandlers = (options: MockOptions): HttpHandler[] => [
  ...shop(options),
  ...accounts(options),
  ...tables(options),
  ...server(options),
  ...buyers(options),
  ...tickets(options),
  ...store(options),
  ...storeToday(options),
  ...phones(options),
  ...dashboard(options),
  ...team(options),
  ...payouts(options),
  ...applications(options),
  ordersStream(options),
  ...wallet(options),
  unhandled,
];

/** Fresh options for stories that change the database or scenario themselves. */
const storyOptions = (scenario: Scenario, now: () => number): MockOptions => ({
  scenario,
  database: createStoryDatabase(now(), scenario),
  now,
});

const optionsWith =
  (add: (database: MockDatabase, now: number) => void) =>
  (now: () => number): MockOptions => {
    const options = storyOptions('calm', now);
    add(options.database, now());
    return options;
  };

/** The story options with something changed in what is owed and was sent. */
export const moneyOptions = (change: (database: MockDatabase) => void, now: () => number): MockOptions =>
  optionsWith(change)(now);

/** The handlers of stories, with something changed in their database. */
const handlersWith = (change: (database: MockDatabase) => void, now: () => number): HttpHandler[] =>
  createHandlers(optionsWith(change)(now));

/** The story options with a day of handovers. */
export const busyOptions = optionsWith(addStoryHandovers);

/** The story options with the team of one shop. */
export const teamOptions = optionsWith(addStoryTeam);

/** The story options with refunds of several days. */
export const refundOptions = optionsWith(addStoryRefunds);

/** The story options with plans, on a Wednesday. */
export function weekOptions(now: () => number): MockOptions {
  const later = () => now() + DAYS_UNTIL_WEDNESDAY * 86_400_000;
  const options = { ...storyOptions('calm', now), now: later };
  addStoryWeek(options.database, later());
  return options;
}

/** Handlers on a fresh story database. */
export const handlersFor = (scenario: Scenario, now: () => number): HttpHandler[] =>
  createHandlers(storyOptions(scenario, now));

/** Checkout handlers only, with the given stock of some bags. */
export function checkoutWithStock(stock: Readonly<Record<string, number>>, now: () => number): HttpHandler[] {
  const options = storyOptions('calm', now);
  for (const [id, quantity] of Object.entries(stock)) {
    Object.assign(bagById(options.database, id) ?? {}, { quantity });
  }
  return checkout(options);
}

/** The order history only, with a scenario of its own. */
export const orderHistoryHandler = (scenario: Scenario, now: () => number): HttpHandler =>
  orderHistory(storyOptions(scenario, now));

/** All handlers, with some columns of one story order replaced, and more changed in the database. */
export const handlersWithOrder = (
  code: string,
  columns: Partial<OrderRow>,
  now: () => number,
  change: (database: MockDatabase, order: OrderRow) => void = () => {},
): HttpHandler[] =>
  handlersWith((database) => {
    const { orders, shops, refunds } = database;
    const order = orders.find(({ order_code }) => order_code === code)!;
    Object.assign(order, columns);
    if (columns.details) {
      // The calls of tickets take no other ids of shops.
      for (const shop of shops) shop.id = shop.id.replace(/^s/, '5a000000-0000-4000-8000-00000000000');
      order.lineRows = columns.details.map(({ storeName }) => ({
        store_id: shops.find(({ name }) => name === storeName)?.id ?? null,
        full_price: null,
      }));
    }
    for (const refund of refunds) if (refund.order_id === order.id) refund.amount_cents = centsOf(order);
    change(database, order);
  }, now);

/** Each shop of the order has a phone at its counter, and couriers have one. */
export function addPhones(database: MockDatabase, { lineRows }: OrderRow): void {
  pairPhones(database, [...new Set(lineRows.map(({ store_id }) => store_id)), null]);
}

/** Null is a courier's. */
function pairPhones({ devices, openedAt }: MockDatabase, stores: readonly (string | null)[]): void {
  const at = timestamp(openedAt);
  for (const [place, store_id] of stores.entries()) {
    const id = `de000000-0000-4000-8000-00000000000${place}`;
    devices.push(newPhone({ id, store_id, name: 'Counter', created_at: at, last_seen_at: at }));
  }
}

/** All handlers, with a phone at the counter of the shops of these bags. */
export const handlersWithCounters = (now: () => number, bagIds: readonly string[]): HttpHandler[] =>
  handlersWith((database) => {
    const shops = bagIds.map((id) => bagById(database, id)?.store_id ?? null);
    pairPhones(database, [...new Set(shops)]);
  }, now);

/** The first handovers of the order are done. */
export function handOverFirst(count: number) {
  return (database: MockDatabase, order: OrderRow): void => {
    for (const row of handoversOf(database, order).slice(0, count)) {
      handOver(row, 'scan', database.openedAt);
    }
  };
}

/** All handlers, with shops that are rated. */
export const handlersWithRatedShops = (now: () => number): HttpHandler[] =>
  handlersWith(({ shops }) => {
    for (const shop of shops) Object.assign(shop, { rating: 4.6, rating_count: 38 });
  }, now);

/** All bags of the order reached its buyer, so many hours ago; with stars it is rated. */
export function collected(hoursAgo: number, stars?: number) {
  return (database: MockDatabase, order: OrderRow): void => {
    const at = database.openedAt - hoursAgo * 3_600_000;
    for (const row of handoversOf(database, order)) {
      handOver(row, 'scan', at);
      if (stars === undefined || row.store_id === null) continue;
      const { store_id } = row;
      database.ratings.push({ order_id: order.id, store_id, stars, reasons: [], rated_at: timestamp(at) });
    }
  };
}

/** What an alert of a story is like; a kept bag has been kept for a minute. */
export interface StoryAlert {
  bag: string;
  /** `soon`: kept, and the message is on its way. */
  state?: 'waiting' | 'soon' | 'kept' | 'passed';
  hoursAgo?: number;
}

/** All handlers, with alerts of Mona. */
export const handlersWithAlerts = (wanted: readonly StoryAlert[], now: () => number): HttpHandler[] =>
  handlersWith((database) => {
    for (const [place, { bag, state = 'waiting', hoursAgo = 2 }] of wanted.entries()) {
      const row = newAlert(demoId('mona'), bag, now() - hoursAgo * 3_600_000);
      // One alert has one id before and after a story changes it, and in every mode that it is rendered in.
      const id = `a1e70000-0000-4000-8000-${String(place).padStart(12, '0')}`;
      database.alerts.push({ ...row, id, ...STORY_STATES[state](now()) });
      // A bag is kept only once it has become available, and then it has no time of restocking.
      if (state === 'soon' || state === 'kept')
        Object.assign(bagById(database, bag) ?? {}, { quantity: 0, restock_time: null });
    }
  }, now);

const STORY_STATES: Record<NonNullable<StoryAlert['state']>, (now: number) => Partial<AlertRow>> = {
  waiting: () => ({}),
  soon: (now) => ({ kept_at: timestamp(now) }),
  kept: (now) => {
    const at = timestamp(now - 60_000);
    return { kept_at: at, told_at: at, kept_until: timestamp(now + 14 * 60_000) };
  },
  passed: (now) => {
    const at = timestamp(now - 30 * 60_000);
    const end = timestamp(now - 15 * 60_000);
    return { kept_at: at, told_at: at, kept_until: end, ended_at: end, outcome: 'passed' };
  },
};

/** All handlers, with paid orders for pickup instead of delivery. */
export const handlersWithPickupOrders = (now: () => number): HttpHandler[] =>
  handlersWith(({ orders }) => {
    for (const order of orders) {
      if (order.status !== 'paid') continue;
      const amount = order.amount - order.delivery_fee;
      Object.assign(order, { delivery_method: 'pickup', delivery_area: null, delivery_fee: 0, amount });
    }
  }, now);

/** All handlers on the seed, whose shops the phones have, with something changed on a phone. */
export function handlersWithPhones(
  now: () => number,
  change: (database: MockDatabase) => void = () => {},
): HttpHandler[] {
  const database = createSeededDatabase(now(), 'calm');
  change(database);
  return createHandlers({ scenario: 'calm', database, now });
}
