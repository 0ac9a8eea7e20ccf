import type { RatingReason } from '@zawadeh/domain';
import type { RatingError } from './ratingCalls.ts';
import type { MessageId, MessageIds } from '../../lib/messages/messageId.ts';

export const outcomeMessages = {
  done: 'web.rating.sent',
  /** Without a connection. */
  waiting: 'web.rating.sentLater',
  inMemoryOnly: 'web.rating.inMemoryOnly',
} satisfies MessageIds;

export const reasonMessages: Record<RatingReason, MessageId> = {
  quantity: 'web.rating.quantity',
  taste: 'web.rating.taste',
  value: 'web.rating.value',
  friendly: 'web.rating.friendly',
  too_little: 'web.rating.tooLittle',
  quality: 'web.rating.quality',
  not_as_described: 'web.rating.notAsDescribed',
  waited: 'web.rating.waited',
  closed: 'web.rating.closed',
};

export const errorMessages: Record<RatingError, MessageId> = {
  offline: 'web.rating.failed',
  slow: 'web.rating.failed',
  server: 'web.rating.failed',
  signedOut: 'web.rating.failed',
  deactivated: 'web.rating.failed',
  already_rated: 'web.rating.already',
  too_early: 'web.rating.failed',
  too_late: 'web.rating.over',
  unknown_handover: 'web.rating.over',
};
