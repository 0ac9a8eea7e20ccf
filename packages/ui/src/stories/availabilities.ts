import type { Availability } from '@zawadeh/domain';
import { now } from './bags.ts';

const HOUR = 3_600_000;

/** Whether a bag can be had, as `availabilityOf` of the domain answers. */
export const AVAILABILITIES = {
  available: { state: 'available', lowStock: null },
  'only 3 left': { state: 'available', lowStock: 3 },
  'only 2 left': { state: 'available', lowStock: 2 },
  'the last one': { state: 'available', lowStock: 1 },
  'sold out': { state: 'soldOut', restockAt: null },
  'opens this afternoon': { state: 'opensLater', opensAt: now + 2.5 * HOUR, day: 'today' },
  'opens in the morning': { state: 'opensLater', opensAt: now + 20 * HOUR, day: 'tomorrow' },
  'opens after two days': { state: 'opensLater', opensAt: now + 44 * HOUR, day: 'weekday' },
  restocking: { state: 'restocking', restockAt: now + 3.5 * HOUR, day: 'today' },
  ended: { state: 'ended' },
} satisfies Record<string, Availability>;
