/** Alerts as the SQL functions add, release and end them; their rules come from the domain. */
import {
  availabilityOf,
  isKeptAt,
  KEPT_MINUTES,
  MOST_ALERTS,
  readBag,
  readBagAlert,
  shareKept,
  type Instant,
} from '@zawadeh/domain';
import { bagById } from './database.ts';
import { timestamp, type AlertRow, type BagTableRow, type MockDatabase, type MockUser } from './rows.ts';

const isOpen = ({ ended_at }: AlertRow): boolean => ended_at === null;
const isKept = (row: AlertRow): boolean => isOpen(row) && row.kept_at !== null;

function canBeBought(bag: BagTableRow, now: Instant): boolean {
  const reading = readBag(bag);
  return reading.ok && availabilityOf(reading.value, now).state === 'available';
}

/** The alert's id, or why there is none. */
export function askAlert(
  database: MockDatabase,
  user: MockUser,
  bagId: string,
  language: string,
  now: Instant,
): { id: string } | { refused: string; limit?: number } {
  if (user.deactivatedAt !== null) return { refused: 'deactivated' };
  const open = database.alerts.filter((row) => row.user_id === user.id && isOpen(row));
  const known = open.find(({ bag_id }) => bag_id === bagId);
  if (known) return { id: known.id };
  const bag = bagById(database, bagId);
  if (!bag) return { refused: 'unknown_bag' };
  if (canBeBought(bag, now)) return { refused: 'can_be_bought' };
  if (!user.phone?.startsWith('+')) return { refused: 'no_phone' };
  if (open.length >= MOST_ALERTS) return { limit: MOST_ALERTS, refused: 'too_many_alerts' };
  const row = newAlert(user.id, bag.id, now, language === 'ar' ? 'ar' : 'en');
  database.alerts.push(row);
  return { id: row.id };
}

export const newAlert = (
  user_id: string,
  bag_id: string,
  now: Instant,
  language: AlertRow['language'] = 'en',
): AlertRow => ({
  id: crypto.randomUUID(),
  user_id,
  bag_id,
  language,
  asked_at: timestamp(now),
  kept_at: null,
  told_at: null,
  kept_until: null,
  ended_at: null,
  outcome: null,
});

/** False if it is not an open alert of that user. A kept bag goes back on sale. */
export function endAlert(database: MockDatabase, user: MockUser, id: string, now: Instant): boolean {
  const row = database.alerts.find((each) => each.id === id && each.user_id === user.id && isOpen(each));
  if (!row) return false;
  end(database, row, 'withdrawn', now);
  return true;
}

function end(database: MockDatabase, row: AlertRow, outcome: string, now: Instant): void {
  const bag = bagById(database, row.bag_id);
  if (isKept(row) && bag) bag.quantity += 1;
  Object.assign(row, { ended_at: timestamp(now), outcome });
}

/** Ends what is over, and shares out the bags that have become available. Messages arrive at once. */
export function releaseAlerts(database: MockDatabase, now: Instant): void {
  for (const row of database.alerts) {
    const alert = readBagAlert(row);
    if (alert?.state.kind === 'kept' && !isKeptAt(alert, now)) end(database, row, 'passed', now);
  }
  const waiting = database.alerts.filter((row) => isOpen(row) && row.kept_at === null);
  for (const bag of database.bags) {
    const next = waiting.filter(({ bag_id }) => bag_id === bag.id);
    const isShared = database.alerts.some((row) => row.bag_id === bag.id && isKept(row));
    if (next.length === 0 || isShared || !canBeBought(bag, now)) continue;
    const at = timestamp(now);
    for (const row of next.slice(0, shareKept(bag.quantity))) {
      bag.quantity -= 1;
      const kept_until = timestamp(now + KEPT_MINUTES * 60_000);
      Object.assign(row, { kept_at: at, told_at: at, kept_until });
    }
  }
}

/** The alert of the bag that is kept for a user. */
export const keptFor = (
  { alerts }: MockDatabase,
  user: Pick<MockUser, 'id'>,
  bagId: string,
): AlertRow | undefined =>
  alerts.find((row) => row.user_id === user.id && row.bag_id === bagId && isKept(row));

/** The kept bag of a user who places an order; it is on sale until the order takes it. */
export function takeKeptBag(database: MockDatabase, user: MockUser, bagId: string, now: Instant): void {
  const row = keptFor(database, user, bagId);
  if (row) end(database, row, 'used', now);
}
