/** The world of `npm run dev`, which outlives its page: a purchase leaves it for the wallet and comes back. */
import { beirutDay, type Instant } from '@zawadeh/domain';
import type { Scenario } from './scenarios.ts';
import { openSeededWorld, type World } from './world/world.ts';

/** Those that change what is on the shelf have a world of their own. */
const APART: readonly Scenario[] = ['lastBag', 'soldOut', 'everythingEmpty'];

const keyOf = (scenario: Scenario): string =>
  `zawadeh-pretend-world-${APART.includes(scenario) ? scenario : 'calm'}`;

/** As this tab left it. Windows of yesterday's shelf are over, so every day begins with a new one. */
export function openKeptWorld(scenario: Scenario, now: Instant): World {
  const kept = sessionStorage.getItem(keyOf(scenario));
  const world = kept === null ? null : (JSON.parse(kept) as World);
  const isOfToday = world !== null && beirutDay(world.openedAt) === beirutDay(now);
  return isOfToday ? world : openSeededWorld(now, scenario);
}

export const keepWorld =
  (scenario: Scenario) =>
  (world: World): void =>
    sessionStorage.setItem(keyOf(scenario), JSON.stringify(world));

export const forgetWorld = (scenario: Scenario): void => sessionStorage.removeItem(keyOf(scenario));
