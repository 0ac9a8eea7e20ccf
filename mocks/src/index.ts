import type { HttpHandler } from 'msw';
import { auth } from './handlers/auth.ts';
import { checkout } from './handlers/checkout.ts';
import { orderStatus } from './handlers/orderStatus.ts';
import { orderHistory, people } from './handlers/people.ts';
import { projectConfig } from './handlers/projectConfig.ts';
import { surpriseBags } from './handlers/surpriseBags.ts';
import type { Scenario } from './scenarios.ts';
import { sessionOf } from './tokens.ts';
import { DEMO_PEOPLE, openWorld, personByEmail } from './world.ts';

export { FROZEN_NOW } from './clock.ts';
export { bagRows, hostileRows } from './fixtures/bags.ts';
export { ORDER_CODES } from './fixtures/orderCodes.ts';
export { checkoutHangs, checkoutRefused, dearer, paymentRefused } from './handlers/checkout.ts';
export { cutOff } from './handlers/cutOff.ts';
export { showScenarioPanel } from './panel.ts';
export { DEMO_PEOPLE } from './world.ts';
export { chooseScenario, chosenScenario, SCENARIOS, type Scenario } from './scenarios.ts';

/** Everything the product asks of a backend, answered as in the named world. */
export function handlersFor(scenario: Scenario, now: () => number): HttpHandler[] {
  const world = openWorld(now());
  return [
    surpriseBags(scenario, now),
    ...auth(scenario, world, now),
    ...people(scenario, world),
    projectConfig(),
    orderStatus(scenario, now),
    ...checkout(scenario, now),
  ];
}

/** The history of orders alone, in another world than the rest. */
export const orderHistoryIn = (scenario: Scenario, now: () => number): HttpHandler =>
  orderHistory(scenario, openWorld(now()));

/** One of the demo accounts signed in, as the Supabase client keeps it in the browser. */
export function keptSession(who: keyof typeof DEMO_PEOPLE): string {
  const person = personByEmail(openWorld(0), DEMO_PEOPLE[who].email);
  if (!person) throw new Error(`Nobody is called ${who}.`);
  return JSON.stringify(sessionOf(person));
}
