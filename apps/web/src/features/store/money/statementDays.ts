import { addDays, type Instant, type StoreStatement } from '@zawadeh/domain';

type Day = StoreStatement['days'][number];

/** Noon in UTC is on the same day in Beirut, in winter and in summer. */
export const noonOf = (day: string): Instant => Date.parse(`${day}T12:00:00Z`);

export const firstOf = (month: string): string => `${month}-01`;

/** The first day of the next month. */
export const endOf = (month: string): string => `${addDays(firstOf(month), 31).slice(0, 7)}-01`;

/** Every day of the month, in two columns of a page; what has not come yet is no part of it. */
export function columnsOfDays({ month, days }: StoreStatement, today: string): [Day[], Day[]] {
  const byDay = new Map(days.map((each) => [each.day, each]));
  const all: Day[] = [];
  for (let day = firstOf(month); day < endOf(month) && day <= today; day = addDays(day, 1))
    all.push(byDay.get(day) ?? { day, bags: 0, sold: 0, refunds: 0, commission: 0, owed: 0 });
  const half = Math.ceil(all.length / 2);
  return [all.slice(0, half), all.slice(half)];
}
