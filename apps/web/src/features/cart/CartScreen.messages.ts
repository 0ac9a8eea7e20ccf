import type { NetworkError } from '../../lib/http/networkError.ts';
import type { MessageId, MessageIds } from '../../lib/messages/messageId.ts';

export const messages = {
  /** provider is "Whish Money" */
  heading: 'web.cart.heading',
  loading: 'web.cart.loading',
  /** Read aloud before the lines. */
  lines: 'web.cart.lines',
  /** Above the list, where a line has changed. */
  changed: 'web.cart.changed',
  seen: 'web.cart.seen',
  details: 'web.cart.details',
  firstName: 'web.cart.firstName',
  lastName: 'web.cart.lastName',
  phone: 'web.cart.phone',
  how: 'web.cart.how',
  delivery: 'web.cart.delivery',
  pickup: 'web.cart.pickup',
  pickupNote: 'web.cart.pickupNote',
  gift: 'web.cart.gift',
  /** One line on the card. */
  giftHow: 'web.cart.giftHow',
  /** Once it is chosen. */
  giftNote: 'web.cart.giftNote',
  /** shops, which are named */
  cannotGive: 'web.cart.cannotGive',
  unnamedStore: 'web.bag.unnamedStore',
  area: 'web.cart.area',
  /** Above the form, where both are missing. */
  areaAndPhone: 'web.cart.areaAndPhone',
  areaMissing: 'web.cart.areaMissing',
  /** After the checkout was opened before the form was filled in. */
  detailsFirst: 'web.cart.detailsFirst',
  /** In the summary above the form: the field and its message, where the message does not name the field. */
  problem: 'web.cart.problem',
  /** Read aloud before the sums. */
  summary: 'web.cart.summary',
  checkout: 'web.cart.checkout',
  total: 'web.cart.total',
  /** As long as the fee is not known. */
  beforeDelivery: 'web.cart.beforeDelivery',
} satisfies MessageIds;

export const errorMessages: Record<NetworkError, MessageId> = {
  offline: 'web.cart.offline',
  slow: 'web.cart.slow',
  server: 'web.cart.server',
};
