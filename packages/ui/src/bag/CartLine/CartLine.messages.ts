import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  unnamed: 'ui.bag.unnamed',
  /** Read aloud before the price of one. */
  each: 'ui.priceTag.sale',
  /** Read aloud before the price of all of them. */
  total: 'ui.cartLine.total',
  /** name is the bag's */
  remove: 'ui.cartLine.remove',
  /** from and to are prices */
  price: 'ui.cartLine.price',
  /** count is how many the store has left, now the quantity */
  fewer: 'ui.cartLine.fewer',
  gone: 'ui.cartLine.gone',
  notCounted: 'ui.cartLine.notCounted',
  /** Of a bag that has left the cart and can be had again. */
  again: 'ui.cartLine.again',
  takeBack: 'ui.cartLine.takeBack',
  /** Where a line was that somebody has just removed; name is the bag's */
  removed: 'ui.cartLine.removed',
  undo: 'ui.cartLine.undo',
} satisfies MessageIds;
