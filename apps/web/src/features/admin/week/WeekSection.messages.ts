import type { DayConflict, DayRefusal } from '@zawadeh/domain';
import type { MessageId } from '../../../lib/messages/messageId.ts';

export const refusals: Record<DayRefusal['kind'], MessageId> = {
  over: 'web.admin.week.problem.over',
  tooMany: 'web.admin.plan.problem.tooMany',
  /** least */
  tooFew: 'web.admin.week.problem.tooFew',
};

/** bag, day, mine, theirs, least */
export const conflictLines: Record<DayConflict['reason'], MessageId> = {
  changed: 'web.admin.week.conflict.changed',
  tooFew: 'web.admin.week.conflict.tooFew',
  over: 'web.admin.week.conflict.over',
  gone: 'web.admin.week.conflict.gone',
};
