/** What the header counts, without the rules of carts and notifications: those come with the pages that need them. */
import { CART_KEY, NOTIFICATIONS_KEY, NOTIFICATIONS_UPDATED } from '@zawadeh/domain';
import { persistedAtom } from '../lib/storage.ts';
import { atom } from '../lib/store.ts';

export const CART_UPDATED = 'cart-updated';

/** Whatever stands there: what cannot be read is not counted. */
function sumOf(text: string | null, count: (entry: Record<string, unknown>) => number): number {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return 0;
    return list.reduce<number>((sum, entry) => sum + (Object(entry) === entry ? count(entry) : 0), 0);
  } catch {
    return 0;
  }
}

function countAtom(key: string, event: string, count: (entry: Record<string, unknown>) => number) {
  const kept = persistedAtom<number>({ key, event, read: (text) => sumOf(text, count), write: String });
  // To be read alone: written are the lists.
  return atom((get) => get(kept));
}

/** How many things are in the cart. */
export const cartCountAtom = countAtom(CART_KEY, CART_UPDATED, ({ quantity }) =>
  Number.isSafeInteger(quantity) && Number(quantity) > 0 ? Number(quantity) : 0,
);

/** How many notifications are new. */
export const unreadAtom = countAtom(NOTIFICATIONS_KEY, NOTIFICATIONS_UPDATED, ({ orderCode, read }) =>
  typeof orderCode === 'string' && read !== true ? 1 : 0,
);
