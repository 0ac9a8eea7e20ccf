/** All users at once, each with one activity after another, until the run ends. */
import { setTimeout as wait } from 'node:timers/promises';
import type { LoadAdmin } from './loadAdmin.ts';
import type { LoadCounter } from './loadCounter.ts';
import type { LoadUser } from './loadUser.ts';
import type { LoadShop } from './loadShop.ts';

/** Shares, more or less in percent. */
const ACTIVITIES: readonly [share: number, run: (user: LoadUser) => Promise<void>][] = [
  [40, (user) => user.browse()],
  [20, (user) => user.search()],
  [4, (user) => user.signIn()],
  [10, (user) => user.history()],
  [13, (user) => user.buy('pays', 'arrives')],
  // The network loses a callback, or delivers it twice.
  [3, (user) => user.buy('pays', 'is lost')],
  [2, (user) => user.buy('pays', 'arrives twice')],
  [4, (user) => user.buy('declines', 'arrives')],
  [4, (user) => user.buy('leaves', 'arrives')],
  [4, (user) => user.buy('cancels', 'arrives')],
  [2, (user) => user.buy('pays', 'arrives', true)],
  [5, (user) => user.ask()],
];
const NEW_BAGS_EVERY_MS = 1_000;
const NEW_BAGS = 20;
/** Every tenth new bag is one that a plan puts on sale. */
const PLANNED_EVERY = 10;
/** Two phones see the same list, and try to hand over the same. */
const COUNTER_EVERY_MS = 400;
const COUNTER_GIVES_UP_MS = 60_000;

export interface CrowdOptions {
  isRunning: () => boolean;
  pauseMs: number;
}

export async function runCrowd(
  { users, admin, counters, hasOwnClock }: LoadShop,
  { isRunning, pauseMs }: CrowdOptions,
): Promise<void> {
  void admin.followStream();
  await Promise.all([
    ...users.map((user) => runUser(user, isRunning, pauseMs)),
    ...counters.map((counter) => runCounter(counter, isRunning)),
    runDashboard(admin, hasOwnClock ? Infinity : PLANNED_EVERY, isRunning),
  ]);
}

async function runUser(user: LoadUser, isRunning: () => boolean, pauseMs: number): Promise<void> {
  while (isRunning()) {
    await randomActivity()(user);
    await wait(pauseMs * 2 * Math.random());
  }
}

async function runCounter(counter: LoadCounter, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    await counter.work(Date.now() + COUNTER_GIVES_UP_MS);
    await wait(COUNTER_EVERY_MS);
  }
}

async function runDashboard(admin: LoadAdmin, plannedEvery: number, isRunning: () => boolean): Promise<void> {
  for (let count = 1; isRunning(); count += 1) {
    await admin.readLists();
    await (count % plannedEvery === 0 ? admin.addPlannedBag(NEW_BAGS) : admin.addBag(NEW_BAGS));
    await admin.sendBack();
    await wait(NEW_BAGS_EVERY_MS);
  }
}

function randomActivity() {
  let left = Math.random() * ACTIVITIES.reduce((sum, [share]) => sum + share, 0);
  return (ACTIVITIES.find(([share]) => (left -= share) < 0) ?? ACTIVITIES[0]!)[1];
}
