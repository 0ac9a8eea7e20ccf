import { CART_KEY, readCart, writeCart, type Cart } from '@zawadeh/domain';
import { CART_UPDATED } from '../../lib/counts.ts';
import { persistedAtom } from '../../lib/storage.ts';

/** Null until it is read from storage. Written with a function: `setCart((cart) => addToCart(cart, bag))`. */
export const cartAtom = persistedAtom<Cart>({
  key: CART_KEY,
  read: (text) => readCart(text).cart,
  write: writeCart,
  event: CART_UPDATED,
});
