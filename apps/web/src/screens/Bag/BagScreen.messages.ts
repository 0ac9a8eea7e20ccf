import type { AddButton } from '@zawadeh/domain';
import type { MessageId, MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** While the bag's title is not known. */
  heading: 'web.bag.title',
  loading: 'web.bag.loading',
  /** For a bag without a title. */
  unnamed: 'web.bag.unnamed',
  store: 'web.bag.store',
  /** For a bag whose shop is not named. */
  unnamedStore: 'web.bag.unnamedStore',
  pickup: 'web.bag.pickup',
  /** hours is a range, or begins with from or until */
  today: 'web.bag.today',
  /** Read aloud before the diets. */
  diet: 'web.bag.diet',
  /** Read aloud before the sentence about allergens. */
  allergens: 'web.bag.allergens',
  /** Read aloud before the line about delivery. */
  delivery: 'web.bag.delivery',
  deliveryOption: 'web.bag.deliveryOption',
  about: 'web.bag.about',
  /** On the button, while the session is checked. */
  oneMoment: 'web.bag.oneMoment',
  itemAdded: 'web.bag.itemAdded',
  /** In the toast after adding. */
  viewCart: 'web.bag.viewCart',
  /** The cart holds the whole stock. */
  allInCart: 'web.bag.allInCart',
  cartFull: 'web.bag.cartFull',
  logIn: 'web.bag.logIn',
  toLogin: 'web.bag.toLogin',
  gone: 'web.bag.gone',
  goneSentence: 'web.bag.goneSentence',
  toShelf: 'web.bag.toShelf',
} satisfies MessageIds;

export const buttonMessages: Record<AddButton, MessageId> = {
  add: 'web.bag.add',
  added: 'web.bag.added',
  soldOut: 'web.bag.soldOut',
  notYet: 'web.bag.notYet',
};
