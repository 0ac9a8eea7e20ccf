import type { RateProblem } from '@zawadeh/domain';
import type { MessageId } from '../../../lib/messages/messageId.ts';

/** bound is "1,000", for the two that are out of bounds. */
export const problems: Record<RateProblem, MessageId> = {
  missing: 'web.admin.settings.problem.missing',
  notANumber: 'web.admin.settings.problem.notANumber',
  tooSmall: 'web.admin.settings.problem.tooSmall',
  tooLarge: 'web.admin.settings.problem.tooLarge',
};
