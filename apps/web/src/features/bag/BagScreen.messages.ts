import type { MessageIds } from '../../lib/messages/messageId.ts';

/** In the catalogue of places, which comes before the one of the bag itself. */
export const messages = {
  /** While the bag's title is not known. */
  heading: 'web.bag.title',
  loading: 'web.bag.loading',
  back: 'web.shop.back',
  gone: 'web.bag.gone',
  goneSentence: 'web.bag.goneSentence',
  toShelf: 'web.bag.toShelf',
} satisfies MessageIds;
