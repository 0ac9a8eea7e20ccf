import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  promise: 'web.landing.description',
  explore: 'web.landing.explore',
  payment: 'web.landing.payment',
  /** Read aloud before the three steps. */
  how: 'web.landing.how',
  choose: 'web.landing.choose',
  pay: 'web.landing.pay',
  collect: 'web.landing.collect',
} satisfies MessageIds;
