/** All users at once, each with one activity after another, until the run ends. */
import { setTimeout as wait } from 'node:timers/promises';
import type { LoadAdmin } from './loadAdmin.ts';
import type { LoadUser } from './loadUser.ts';
import type { LoadShop } from './loadShop.ts';

/** Shares in percent. */
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
];
const NEW_BAGS_EVERY_MS = 1_000;
const NEW_BAGS = 20;

export interface CrowdOptions {
  isRunning: () => boolean;
  pauseMs: number;
}

export async function runCrowd(
  { users, admin }: LoadShop,
  { isRunning, pauseMs }: CrowdOptions,
): Promise<void> {
  void admin.followStream();
  await Promise.all([
    ...users.map((user) => runUser(user, isRunning, pauseMs)),
    runDashboard(admin, isRunning),
  ]);
}

async function runUser(user: LoadUser, isRunning: () => boolean, pauseMs: number): Promise<void> {
  while (isRunning()) {
    await randomActivity()(user);
    await wait(pauseMs * 2 * Math.random());
  }
}

async function runDashboard(admin: LoadAdmin, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    await admin.readLists();
    await admin.addBag(NEW_BAGS);
    await wait(NEW_BAGS_EVERY_MS);
  }
}

function randomActivity() {
  let left = Math.random() * ACTIVITIES.reduce((sum, [share]) => sum + share, 0);
  return (ACTIVITIES.find(([share]) => (left -= share) < 0) ?? ACTIVITIES[0]!)[1];
}
