import { readBag, readBags, type Bag } from '@zawadeh/domain';
import { bagRows, FROZEN_NOW, hostileRows } from '@zawadeh/mocks';

/** Stories stand still at this instant. */
export const now = FROZEN_NOW;

export const bags: readonly Bag[] = readBags(bagRows(now)).bags;

/** What no shop should have sent, as far as it can be read at all. */
export const hostileBags: readonly Bag[] = readBags(hostileRows(now)).bags;

/** A good bag with some columns replaced. */
export function bagWith(columns: Record<string, unknown>): Bag {
  const reading = readBag({ ...bagRows(now)[0], ...columns });
  if (!reading.ok) throw new Error(reading.error);
  return reading.value;
}

const MINUTE = 60_000;

/** An instant so many minutes from now, as the database writes it. */
export const inMinutes = (minutes: number): string => new Date(now + minutes * MINUTE).toISOString();
