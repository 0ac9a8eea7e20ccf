import type { MessageIds } from '../../lib/messages/messageId.ts';

export const messages = {
  back: 'web.shop.back',
  /** While the shop's name is not known. */
  heading: 'web.shop.title',
  loading: 'web.shop.loading',
  /** For a shop without a name. */
  unnamed: 'web.shop.unnamed',
  bags: 'web.shop.bags',
  count: 'web.shop.count',
  noBags: 'web.shop.noBags',
  gone: 'web.shop.gone',
  goneSentence: 'web.shop.goneSentence',
  toShelf: 'web.shop.toShelf',
} satisfies MessageIds;
