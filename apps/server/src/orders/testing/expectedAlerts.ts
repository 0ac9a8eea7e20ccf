/** How many bags are kept, and when a person may be told, by the rules that the database is compared with. */
import { beirutTime, type Instant } from '@zawadeh/domain';

const HOUR = 3_600_000;
const NIGHT_BEGINS = 22;
const NIGHT_ENDS = 8;

/** How many of `forSale` newly available bags are kept for users who asked. */
export const shareKept = (forSale: number): number =>
  forSale <= 0 ? 0 : Math.max(1, Math.floor(forSale / 2));

/** A message at night is sent only for a window that is open, or opens within two hours. */
export function mayTellAt(
  now: Instant,
  { pickupStart, pickupEnd }: { pickupStart: Instant | null; pickupEnd: Instant | null },
): boolean {
  const { hour } = beirutTime(now);
  if (hour < NIGHT_BEGINS && hour >= NIGHT_ENDS) return true;
  return pickupStart !== null && pickupStart <= now + 2 * HOUR && (pickupEnd === null || now <= pickupEnd);
}
