/** The header's counts, without the code of carts and notifications, which only some pages load. */
import { CART_KEY, NOTIFICATIONS_KEY, NOTIFICATIONS_UPDATED } from '@zawadeh/domain';
import { persistedAtom } from './storage.ts';
import { atom } from './store.ts';

export const CART_UPDATED = 'cart-updated';

/** Accepts any text; an unreadable entry is not counted. */
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
  const sumAtom = persistedAtom<number>({ key, event, read: (text) => sumOf(text, count), write: String });
  // Read-only, because the key holds the list.
  return atom((get) => get(sumAtom));
}

/** The number of items in the cart. */
export const cartCountAtom = countAtom(CART_KEY, CART_UPDATED, ({ quantity }) =>
  Number.isSafeInteger(quantity) && Number(quantity) > 0 ? Number(quantity) : 0,
);

/** The number of unread notifications. */
export const unreadAtom = countAtom(NOTIFICATIONS_KEY, NOTIFICATIONS_UPDATED, ({ orderCode, read }) =>
  typeof orderCode === 'string' && read !== true ? 1 : 0,
);
