/** The impact of bags by the rule that the database is compared with. */
import { savedOn, type Cents, type Impact } from '@zawadeh/domain';

export interface BoughtLine {
  quantity: number;
  unitPrice: Cents;
  /** Null where it was not known at the time of the order. */
  fullPrice: Cents | null;
}

/** Gets only lines that count. */
export function impactOf(lines: readonly BoughtLine[]): Impact {
  return {
    bags: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    saved: savedOn(lines),
  };
}
