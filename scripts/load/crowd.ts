/** Everybody at once, each doing one thing after the other, until the shop closes. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Admin } from './admin.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

/** Out of a hundred things that people do. */
const HABITS: readonly [share: number, what: (person: Person) => Promise<void>][] = [
  [40, (person) => person.browse()],
  [20, (person) => person.search()],
  [4, (person) => person.signIn()],
  [10, (person) => person.history()],
  [13, (person) => person.buy('pays', 'arrives')],
  // The network loses a callback, or brings it twice.
  [3, (person) => person.buy('pays', 'is lost')],
  [2, (person) => person.buy('pays', 'arrives twice')],
  [4, (person) => person.buy('declines', 'arrives')],
  [4, (person) => person.buy('walks away', 'arrives')],
];
const NEW_BAGS_EVERY_MS = 1_000;
const NEW_BAGS = 20;

export interface Crowd {
  isOpen: () => boolean;
  /** Between two things that somebody does. */
  pauseMs: number;
}

export async function letThemIn({ people, admin }: World, { isOpen, pauseMs }: Crowd): Promise<void> {
  void admin.listen();
  await Promise.all([
    ...people.map((person) => live(person, isOpen, pauseMs)),
    keepDashboardOpen(admin, isOpen),
  ]);
}

async function live(person: Person, isOpen: () => boolean, pauseMs: number): Promise<void> {
  while (isOpen()) {
    await oneHabit()(person);
    await wait(pauseMs * 2 * Math.random());
  }
}

async function keepDashboardOpen(admin: Admin, isOpen: () => boolean): Promise<void> {
  while (isOpen()) {
    await admin.dashboard();
    await admin.putOut(NEW_BAGS);
    await wait(NEW_BAGS_EVERY_MS);
  }
}

function oneHabit() {
  let left = Math.random() * HABITS.reduce((sum, [share]) => sum + share, 0);
  return (HABITS.find(([share]) => (left -= share) < 0) ?? HABITS[0]!)[1];
}
