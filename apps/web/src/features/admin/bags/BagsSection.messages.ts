import type { BagForm, BagFormProblem } from '@zawadeh/domain';
import type { MessageId, MessageIds } from '../../../lib/messages/messageId.ts';

/** Of a field of the form; a field without a message does not compile. */
export const labelOf = (field: keyof BagForm): MessageId => `web.admin.bags.${field}`;

export const problems: Record<BagFormProblem['kind'], MessageId> = {
  missing: 'web.admin.bags.problem.missing',
  notAPrice: 'web.admin.bags.problem.notAPrice',
  notACount: 'web.admin.bags.problem.notACount',
  notACategory: 'web.admin.bags.problem.notACategory',
  notATime: 'web.admin.bags.problem.notATime',
  missingHour: 'web.admin.bags.problem.missingHour',
  endsBeforeStart: 'web.admin.bags.problem.endsBeforeStart',
  notAnImage: 'web.admin.bags.problem.notAnImage',
};

/** About several bags. */
export const bulkMessages = {
  pause: 'web.admin.bulk.pause',
  goOn: 'web.admin.bulk.goOn',
  pauseTitle: 'web.admin.bulk.pauseTitle',
  goOnTitle: 'web.admin.bulk.goOnTitle',
  planned: 'web.admin.bulk.planned',
  stockTitle: 'web.admin.bulk.stockTitle',
  stockBody: 'web.admin.bulk.stockBody',
  stockDo: 'web.admin.bulk.stockDo',
} satisfies MessageIds;
