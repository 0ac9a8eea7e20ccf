/** The mock database of `npm run dev`, stored per tab because paying leaves the page for the wallet and comes back. */
import { beirutDay, type Instant } from '@zawadeh/domain';
import type { Scenario } from './scenarios.ts';
import { createDevDatabase, type MockDatabase } from './database/database.ts';

/** Scenarios that change the bags or orders have a database of their own. */
const WITH_OWN_DATABASE: readonly Scenario[] = ['lastBag', 'soldOut', 'everythingEmpty'];

const keyOf = (scenario: Scenario): string =>
  `zawadeh-pretend-world-${WITH_OWN_DATABASE.includes(scenario) ? scenario : 'calm'}`;

/** This tab's database. Pickup windows of another day have ended, so every day starts with a new one. */
export function openStoredDatabase(scenario: Scenario, now: Instant): MockDatabase {
  const stored = sessionStorage.getItem(keyOf(scenario));
  const database = stored === null ? null : (JSON.parse(stored) as MockDatabase);
  const isOfToday = database !== null && beirutDay(database.openedAt) === beirutDay(now);
  return isOfToday ? database : createDevDatabase(now, scenario);
}

export const storeDatabase =
  (scenario: Scenario) =>
  (database: MockDatabase): void =>
    sessionStorage.setItem(keyOf(scenario), JSON.stringify(database));

export const deleteStoredDatabase = (scenario: Scenario): void => sessionStorage.removeItem(keyOf(scenario));
