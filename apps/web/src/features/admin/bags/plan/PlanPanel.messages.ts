import type { MessageIds } from '../../../../lib/messages/messageId.ts';

export const problems = {
  missing: 'web.admin.plan.problem.missing',
  same: 'web.admin.plan.problem.same',
  notACount: 'web.admin.bags.problem.notACount',
  tooMany: 'web.admin.plan.problem.tooMany',
  isEmpty: 'web.admin.plan.problem.isEmpty',
  notADay: 'web.admin.plan.problem.notADay',
  beforeStart: 'web.admin.plan.problem.beforeStart',
} satisfies MessageIds;
