import { readBag, readBags, type Bag } from '@zawadeh/domain';
import { bagRows, FROZEN_NOW, hostileRows } from '@zawadeh/domain/examples';

/** The fixed current time of all stories. */
export const now = FROZEN_NOW;

export const bags: readonly Bag[] = readBags(bagRows(now)).bags;

/** Bags with malformed data, as far as they can be read. */
export const hostileBags: readonly Bag[] = readBags(hostileRows(now)).bags;

/** A valid bag with some columns replaced. */
export function bagWith(columns: Record<string, unknown>): Bag {
  const reading = readBag({ ...bagRows(now)[0], ...columns });
  if (!reading.ok) throw new Error(reading.error);
  return reading.value;
}

const MINUTE = 60_000;

/** The time a number of minutes from now, in the database's format. */
export const inMinutes = (minutes: number): string => new Date(now + minutes * MINUTE).toISOString();
