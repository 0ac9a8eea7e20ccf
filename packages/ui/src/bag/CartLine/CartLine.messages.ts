import type { UiMessageIds } from '../../locales/messageId.ts';

export const messages = {
  unnamed: 'ui.bag.unnamed',
  /** Read aloud before the unit price. */
  each: 'ui.priceTag.sale',
  /** Read aloud before the total price. */
  total: 'ui.cartLine.total',
  /** name is the title of the bag */
  remove: 'ui.cartLine.remove',
  /** from and to are prices */
  price: 'ui.cartLine.price',
  /** count is the remaining stock and the new quantity */
  fewer: 'ui.cartLine.fewer',
  gone: 'ui.cartLine.gone',
  notCounted: 'ui.cartLine.notCounted',
  /** For a removed bag that is available again. */
  again: 'ui.cartLine.again',
  takeBack: 'ui.cartLine.takeBack',
  /** In place of a line that the user has just removed; name is the title of the bag */
  removed: 'ui.cartLine.removed',
  undo: 'ui.cartLine.undo',
} satisfies UiMessageIds;
