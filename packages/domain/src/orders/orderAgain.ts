/** Where a buyer orders the same again. */
import type { OrderLine } from './readOrder.ts';

export type AgainPlace = { is: 'bag' | 'shop'; id: string } | { is: 'shelf' };

/**
 * The first bag of the order that still exists, which says itself whether it can be bought; or else the shop. `isGone`
 * is true only of a bag that is known to exist no more.
 */
export function placeToOrderAgain(
  lines: readonly Pick<OrderLine, 'bagId' | 'storeId'>[],
  isGone: (bagId: string) => boolean,
): AgainPlace {
  const bag = lines.find(({ bagId }) => !isGone(bagId));
  if (bag) return { is: 'bag', id: bag.bagId };
  const shop = lines.find(({ storeId }) => storeId !== null);
  return shop?.storeId ? { is: 'shop', id: shop.storeId } : { is: 'shelf' };
}
