import type { HttpHandler } from 'msw';
import { auth } from './handlers/auth.ts';
import { checkout } from './handlers/checkout.ts';
import { ordersStream } from './handlers/ordersStream.ts';
import { cancelOrder, orderStatus } from './handlers/orderStatus.ts';
import { profile } from './handlers/profile.ts';
import { projectConfig } from './handlers/projectConfig.ts';
import { storage } from './handlers/storage.ts';
import { surpriseBags } from './handlers/surpriseBags.ts';
import { orderHistory, tables } from './handlers/tables.ts';
import { unanswered } from './handlers/unanswered.ts';
import { wallet } from './handlers/wallet.ts';
import type { Pretence } from './pretence.ts';
import type { Scenario } from './scenarios.ts';
import { bagById, openStoryWorld, type OrderRow } from './world/world.ts';

export { bagRows, hostileRows } from './fixtures/bags.ts';
export { ORDER_CODES } from './fixtures/orderCodes.ts';
export {
  checkoutBeyond,
  checkoutHangs,
  checkoutRefused,
  dearer,
  paymentRefused,
} from './handlers/checkout.ts';
export { addressNotAllowed, authRefuses, letterTooSoon } from './handlers/auth.ts';
export { cutOff } from './handlers/unanswered.ts';
export { keptSession } from './keptSession.ts';
export { openKeptWorld, keepWorld } from './keptWorld.ts';
export { showScenarioPanel } from './panel.ts';
export type { Pretence } from './pretence.ts';
export { chosenScenario, SCENARIOS, titleOf, type Scenario } from './scenarios.ts';
export { isWalletPage, showWallet, walletPage } from './walletPage.ts';
export { addPerson, DEMO_PEOPLE } from './world/people.ts';
export { openSeededWorld } from './world/world.ts';

/** The instant at which every story and every picture stands still: a Saturday in Tripoli, half past two. */
export const FROZEN_NOW = Date.parse('2026-11-21T14:30:00+02:00');

/** Everything the product asks of a backend, out of one world. What nobody pretends to answer fails. */
export const handlersIn = (pretence: Pretence): HttpHandler[] => [
  ...surpriseBags(pretence),
  ...auth(pretence),
  ...tables(pretence),
  ...storage(pretence),
  projectConfig(pretence),
  profile(pretence),
  orderStatus(pretence),
  cancelOrder(pretence),
  ordersStream(pretence),
  ...checkout(pretence),
  ...wallet(pretence),
  unanswered,
];

/** The stories' backend, for whoever changes it as the story goes on. It begins anew each time. */
export const storyPretence = (scenario: Scenario, now: () => number): Pretence => ({
  scenario,
  world: openStoryWorld(now(), scenario),
  now,
});

/** The same, for whoever only asks it. */
export const handlersFor = (scenario: Scenario, now: () => number): HttpHandler[] =>
  handlersIn(storyPretence(scenario, now));

/** Checkout alone, at a moment when so much is left of some bags. */
export function checkoutWithStock(stock: Readonly<Record<string, number>>, now: () => number): HttpHandler[] {
  const pretence = storyPretence('calm', now);
  for (const [id, quantity] of Object.entries(stock)) {
    Object.assign(bagById(pretence.world, id) ?? {}, { quantity });
  }
  return checkout(pretence);
}

/** The history of orders alone, in another world than the rest. */
export const orderHistoryIn = (scenario: Scenario, now: () => number): HttpHandler =>
  orderHistory(storyPretence(scenario, now));

/** Everything, with one order of the stories as somebody wants it. */
export function handlersWithOrder(
  code: string,
  columns: Partial<OrderRow>,
  now: () => number,
): HttpHandler[] {
  const pretence = storyPretence('calm', now);
  for (const order of pretence.world.orders) {
    if (order.order_code === code) Object.assign(order, columns);
  }
  return handlersIn(pretence);
}

/** The same, of somebody who collects what is paid. */
export function historyToCollect(now: () => number): HttpHandler {
  const pretence = storyPretence('calm', now);
  for (const order of pretence.world.orders) {
    if (order.status !== 'paid') continue;
    const amount = order.amount - order.delivery_fee;
    Object.assign(order, { delivery_method: 'pickup', delivery_area: null, delivery_fee: 0, amount });
  }
  return orderHistory(pretence);
}
