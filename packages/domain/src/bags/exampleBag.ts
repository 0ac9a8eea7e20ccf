import { readBag, type Bag } from './readBag.ts';

/** A bag for tests: a good row with the named columns replaced. */
export function exampleBag(columns: Record<string, unknown> = {}): Bag {
  const reading = readBag({ id: 'b1', title: 'Knafeh', sale_price: 4.5, quantity: 5, ...columns });
  if (!reading.ok) throw new Error(reading.error);
  return reading.value;
}
