/** The table surprise_bags: what became of the bags of orders. */
import {
  readBagPicture,
  fieldsOf,
  MOST_QUERIED_IDS,
  readCategory,
  readId,
  readImageUrl,
  type Bag,
  type Order,
  type Result,
} from '@zawadeh/domain';
import { useEffect, useState } from 'react';
import type { NetworkError } from '../../lib/http/networkError.ts';
import { requestTable } from '../../lib/http/tableRequest.ts';

export type OrderedBag = Pick<Bag, 'id' | 'category' | 'picture' | 'imageUrl'>;

/** In no order; one that was deleted is missing. */
export async function fetchOrderedBags(ids: readonly string[]): Promise<Result<OrderedBag[], NetworkError>> {
  const answer = await requestTable((client) =>
    client
      .from('surprise_bags')
      .select('id, category, picture, image_url')
      .in('id', [...ids])
      .retry(false),
  );
  if (!answer.ok) return { ok: false, error: answer.error.cause };
  if (!Array.isArray(answer.value)) return { ok: false, error: 'server' };
  const bags = answer.value.flatMap((row) => {
    const { id: written, category, picture, image_url } = fieldsOf(row);
    const id = readId(written);
    if (id === null) return [];
    return {
      id,
      category: readCategory(category),
      picture: readBagPicture(picture),
      imageUrl: readImageUrl(image_url),
    };
  });
  return { ok: true, value: bags };
}

/** The bag of an order: undefined until it is known, null where it exists no more. */
export type FindBag = (bagId: string) => OrderedBag | null | undefined;

/** Of the latest orders. Without an answer no bag is known. */
export function useOrderedBags(orders: readonly Order[]): FindBag {
  const [bags, setBags] = useState<ReadonlyMap<string, OrderedBag | null>>(new Map());
  const ids = new Set(orders.flatMap(({ lines }) => lines.map(({ bagId }) => bagId)));
  const wanted = Array.from(ids).slice(0, MOST_QUERIED_IDS).join(' ');
  useEffect(() => {
    if (wanted === '') return undefined;
    let isHere = true;
    const asked = wanted.split(' ');
    void fetchOrderedBags(asked).then((answer) => {
      if (!isHere || !answer.ok) return;
      const found = new Map(answer.value.map((bag) => [bag.id, bag]));
      setBags(new Map(asked.map((id) => [id, found.get(id) ?? null])));
    });
    return () => {
      isHere = false;
    };
  }, [wanted]);
  return (bagId) => bags.get(bagId);
}
