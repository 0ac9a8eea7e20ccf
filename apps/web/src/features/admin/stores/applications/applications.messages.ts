import { readDeclineReason, type DeclineReason, type Publishing } from '@zawadeh/domain';
import type { MessageId } from '../../../../lib/messages/messageId.ts';

export const reasonMessages: Record<DeclineReason, MessageId> = {
  too_far: 'web.admin.applications.reason.tooFar',
  too_little: 'web.admin.applications.reason.tooLittle',
  not_reached: 'web.admin.applications.reason.notReached',
  not_food: 'web.admin.applications.reason.notFood',
};

export const publishingMessages: Record<Publishing, MessageId> = {
  review: 'web.admin.applications.review',
  direct: 'web.admin.applications.direct',
};

/** An admin's own words stand as they are. */
export const reasonText = (reason: string | null, t: (id: MessageId) => string): string => {
  const known = readDeclineReason(reason);
  return known === null ? (reason ?? '') : t(reasonMessages[known]);
};
