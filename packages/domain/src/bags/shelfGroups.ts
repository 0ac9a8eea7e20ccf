/** The shelf in the order in which bags can be had: now, later today, tomorrow, and the others. */
import type { Instant } from '../time/instant.ts';
import { availabilityOf } from './availability.ts';
import type { Bag } from './readBag.ts';

/** In the order of the shelf. */
export const SHELF_GROUPS = ['now', 'later', 'tomorrow', 'gone'] as const;
export type ShelfGroup = (typeof SHELF_GROUPS)[number];

/** The groups that have bags. A group keeps the order of the list. */
export function groupBags<Each extends Pick<Bag, 'quantity' | 'pickupStart' | 'pickupEnd' | 'restockAt'>>(
  bags: readonly Each[],
  now: Instant,
): { group: ShelfGroup; bags: Each[] }[] {
  const grouped: Record<ShelfGroup, Each[]> = { now: [], later: [], tomorrow: [], gone: [] };
  for (const bag of bags) grouped[groupOf(bag, now)].push(bag);
  return SHELF_GROUPS.map((group) => ({ group, bags: grouped[group] })).filter(
    (each) => each.bags.length > 0,
  );
}

/** Sold out is sold out, whenever more may come, and a shop that opens after tomorrow is closed. */
function groupOf(bag: Parameters<typeof availabilityOf>[0], now: Instant): ShelfGroup {
  const availability = availabilityOf(bag, now);
  if (availability.state === 'available') return 'now';
  if (availability.state !== 'opensLater') return 'gone';
  if (availability.day === 'today') return 'later';
  return availability.day === 'tomorrow' ? 'tomorrow' : 'gone';
}
