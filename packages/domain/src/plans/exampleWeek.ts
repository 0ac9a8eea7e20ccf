/** A week of two shops for tests; Wednesday, 25 November 2026, is today. */
import { readWeek, type Week } from './week.ts';

export const MONDAY = '2026-11-23';
export const TODAY = '2026-11-25';
/** Ten in the morning in Beirut. */
export const MORNING = Date.parse('2026-11-25T08:00:00Z');
/** Half past five. */
export const OPEN = Date.parse('2026-11-25T15:30:00Z');
export const KAAK = 'ba600000-0000-4000-8000-00000000000a';
export const LAHM = 'ba600000-0000-4000-8000-00000000000b';
export const KNAFEH = 'ba600000-0000-4000-8000-00000000000c';

const bag = (id: string, title: string, store: string, changes: object = {}) => ({
  id,
  bag_id: id,
  title,
  name_en: null,
  name_ar: null,
  quantity: 3,
  pickup_start: '2026-11-25T10:00:00Z',
  pickup_end: '2026-11-25T17:00:00Z',
  store_id: `50000000-0000-4000-8000-00000000000${store === 'Oven' ? 1 : 2}`,
  store,
  store_ar: null,
  quantities: [8, 8, 8, 8, 8, 8, null],
  opens: '17:00:00',
  closes: '20:30:00',
  starts_on: null,
  ends_on: null,
  paused: false,
  ...changes,
});

const day = (bag_id: string, ahead: number, changes: object) => ({
  bag_id,
  day: `2026-11-${23 + ahead}`,
  planned: null,
  skipped: false,
  published: false,
  over: false,
  ...changes,
});

export const weekAnswer = () => ({
  version: 'v1',
  bags: [
    bag(KAAK, 'Ka’ak', 'Oven'),
    bag(LAHM, 'Lahm', 'Oven', { quantity: 8, quantities: [5, 5, 5, 5, 5, 5, 5], ends_on: '2026-11-28' }),
    bag(KNAFEH, 'Knafeh', 'Sweets', { quantity: 0, opens: '23:30:00', closes: '02:00:00' }),
  ],
  days: [
    day(KAAK, 0, { planned: 8, published: true, over: true }),
    day(KAAK, 2, { planned: 8, published: true }),
    day(KAAK, 4, { planned: 12 }),
    day(KAAK, 5, { skipped: true }),
    day(KNAFEH, 3, { planned: 0 }),
  ] as object[],
  sales: [
    { bag_id: KAAK, day: '2026-11-23', sold: 6 },
    { bag_id: KAAK, day: '2026-11-25', sold: 4 },
  ] as object[],
});

export const exampleWeek = (answer: object = weekAnswer()): Week => readWeek(answer, MONDAY)!;
