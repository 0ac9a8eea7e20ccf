import type { MessageIds } from '../../lib/messages/messageId.ts';

export const messages = {
  title: 'web.profile.good',
  /** «كيسان» in place of 2: the word names the number. */
  bagCount: 'web.profile.good.bagCount',
  /** count */
  bags: 'web.profile.good.bags',
  saved: 'web.profile.good.saved',
  /** kilograms */
  kilograms: 'web.profile.good.kilograms',
  co2e: 'web.profile.good.co2e',
  /** kilograms, year */
  source: 'web.profile.good.source',
  failed: 'web.profile.good.failed',
  share: 'web.profile.good.share',
} satisfies MessageIds;
