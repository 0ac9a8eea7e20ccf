/** The marketplace's share of what shops sell, in hundredths of a per cent. */
import { readTypedPercent } from '../text/typedNumber.ts';

/** The most that the database takes. */
export const MOST_COMMISSION = 5_000;

/** null for what is no share, or more than the most. */
export function readTypedCommission(typed: string): number | null {
  const share = readTypedPercent(typed);
  return share === null || share > MOST_COMMISSION ? null : share;
}
