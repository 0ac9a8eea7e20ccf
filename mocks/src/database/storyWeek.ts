/** Plans for the stories of the week: on the Wednesday after the stories' now, with days that are over and changed ones. */
import { addDays, mondayOf, beirutDay, type Instant } from '@zawadeh/domain';
import { newPlan } from './newRows.ts';
import { timestamp, type MockDatabase } from './rows.ts';

const DAY = 86_400_000;
export const DAYS_UNTIL_WEDNESDAY = 4;

interface StoryPlan {
  quantities: readonly (number | null)[];
  hours: readonly [opens: string, closes: string];
  /** What was left over on the days that are over; Wednesday is on sale and has so many left. */
  left: readonly (number | null)[];
  /** Changed and skipped days, by their place. */
  changed?: Readonly<Record<number, number | 'skipped'>>;
}

/** By the place of the bag on the shelf. */
const PLANS: Readonly<Record<number, StoryPlan>> = {
  3: {
    quantities: [6, 6, 6, 6, 8, 8, 6],
    hours: ['09:00', '11:30'],
    left: [0, 1, 0],
    changed: { 4: 10, 5: 10, 6: 'skipped' },
  },
  6: { quantities: [8, 8, 8, 8, 8, 8, null], hours: ['14:00', '20:30'], left: [0, 1, 3], changed: { 5: 12 } },
  1: {
    quantities: [10, 10, 10, 10, 10, 10, 10],
    hours: ['14:00', '20:30'],
    left: [0, 1, 2],
    changed: { 4: 14, 5: 14 },
  },
  2: {
    quantities: [8, 8, 8, 8, null, null, null],
    hours: ['12:00', '16:00'],
    left: [1, 0, 0],
    changed: { 3: 'skipped', 4: 6 },
  },
  4: { quantities: [6, 6, 6, 6, 6, 6, 6], hours: ['17:00', '21:00'], left: [0, 0], changed: { 4: 8, 5: 8 } },
  8: { quantities: [12, 12, 12, 12, 12, 12, 12], hours: ['22:30', '02:00'], left: [0, 1] },
};

export function addStoryWeek(database: MockDatabase, now: Instant): void {
  const today = beirutDay(now);
  const monday = mondayOf(today);
  for (const [place, { quantities, hours, left, changed = {} }] of Object.entries(PLANS)) {
    const bag = database.bags[Number(place) - 1];
    if (!bag) continue;
    const bag_id = bag.id;
    const none = { bag_id, planned: null, skipped: false, published_at: null, left_over: null, note: null };
    database.bagPlans.push(newPlan(bag_id, quantities, hours, timestamp(now - 30 * DAY)));
    for (const [ahead, left_over] of left.entries()) {
      const planned = quantities[ahead] ?? 0;
      const day = addDays(monday, ahead);
      const isToday = day === today;
      if (day > today) break;
      const published_at = timestamp(now + (ahead - 2) * DAY);
      database.bagDays.push({ ...none, day, planned, published_at, left_over: isToday ? null : left_over });
      if (isToday) Object.assign(bag, { quantity: left_over, pickup_end: timestamp(now + DAY / 4) });
    }
    for (const [ahead, change] of Object.entries(changed)) {
      const row = change === 'skipped' ? { skipped: true } : { planned: change };
      database.bagDays.push({ ...none, day: addDays(monday, Number(ahead)), ...row });
    }
  }
}
