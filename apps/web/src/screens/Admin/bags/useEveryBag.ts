import type { Bag, Store } from '@zawadeh/domain';
import { useState } from 'react';
import type { Told } from '../../../backend/desk/ask.ts';
import { bagsPart } from '../../../backend/desk/bags.ts';
import { allStores } from '../../../backend/desk/stores.ts';
import { useAsked, type Asked } from '../useAsked.ts';

export interface Shelf {
  stores: Store[];
  bags: Bag[];
}

/** So few that they are there in a moment; then as many as a hosted project gives at once. */
const FIRST = 100;
const PART = 1_000;

/** All bags with their shops: they are searched, sorted and told apart here, without a question for every letter. */
export function useEveryBag(): Asked<Shelf> {
  const [early, showEarly] = useState<Shelf | null>(null);
  const asked = useAsked('bags', () => everyBag(early === null ? showEarly : () => {}));
  return { ...asked, value: asked.value ?? early };
}

export async function everyBag(tell: (shelf: Shelf) => void): Promise<Told<Shelf>> {
  const shops = await allStores();
  if (!shops.ok) return shops;
  const stores = shops.value;
  const found = new Map<string, Bag>();
  for (let start = 0, size = FIRST, total = 1; start < total; start += size, size = PART) {
    const told = await bagsPart(stores, start, size);
    if (!told.ok) return told;
    for (const bag of told.value.bags) found.set(bag.id, bag);
    ({ total } = told.value);
    tell({ stores, bags: [...found.values()] });
  }
  return { ok: true, value: { stores, bags: [...found.values()] } };
}
