import type { RateProblem } from '@zawadeh/domain';
import type { MessageId, MessageIds } from '../../../lib/messages/messageId.ts';

export const messages = {
  heading: 'web.admin.settings',
  lira: 'web.admin.settings.lira',
  says: 'web.admin.settings.rateSays',
  oneDollar: 'web.admin.settings.oneDollar',
  rate: 'web.admin.settings.rate',
  lbp: 'web.admin.settings.lbp',
  /** rate is "89,500", date is "Nov 20, 2026, 9:12 AM" */
  now: 'web.admin.settings.now',
  nowBy: 'web.admin.settings.nowBy',
  ends: 'web.admin.settings.ends',
  old: 'web.admin.settings.old',
  none: 'web.admin.settings.none',
  save: 'web.admin.settings.saveRate',
  saving: 'web.admin.bags.saving',
  still: 'web.admin.settings.stillRate',
  saved: 'web.admin.settings.saved',
  /** rate is "89,500" */
  unusualTitle: 'web.admin.settings.unusualTitle',
  /** total is "$18.20", before and after are "1,629,000" */
  unusualBody: 'web.admin.settings.unusualBody',
  notSaved: 'web.admin.settings.notSaved',
  notLoaded: 'web.admin.settings.notLoaded',
  preview: 'web.admin.settings.preview',
  rounded: 'web.admin.settings.rounded',
  history: 'web.admin.settings.history',
  since: 'web.admin.settings.since',
  by: 'web.admin.settings.by',
  noHistory: 'web.admin.settings.noHistory',
} satisfies MessageIds;

/** bound is "1,000", for the two that are out of bounds. */
export const problems: Record<RateProblem, MessageId> = {
  missing: 'web.admin.settings.problem.missing',
  notANumber: 'web.admin.settings.problem.notANumber',
  tooSmall: 'web.admin.settings.problem.tooSmall',
  tooLarge: 'web.admin.settings.problem.tooLarge',
};
