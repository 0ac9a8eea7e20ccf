import type { DayConflict, DayRefusal } from '@zawadeh/domain';
import type { MessageId, MessageIds } from '../../../lib/messages/messageId.ts';

export const messages = {
  heading: 'web.admin.week',
  notLoaded: 'web.admin.week.notLoaded',
  empty: 'web.admin.week.empty',
  emptySays: 'web.admin.week.emptySays',
  store: 'web.admin.bags.store',
  anyStore: 'web.admin.bags.anyStore',
  toBags: 'web.admin.week.toBags',
  previous: 'web.admin.week.previous',
  next: 'web.admin.week.next',
  thisWeek: 'web.admin.week.thisWeek',
  /** start, end */
  range: 'web.admin.week.range',
  /** count */
  save: 'web.admin.week.save',
  saving: 'web.admin.bags.saving',
  discard: 'web.admin.week.discard',
  discarded: 'web.admin.week.discarded',
  /** count */
  saved: 'web.admin.week.saved',
  /** why */
  notSaved: 'web.admin.week.notSaved',
  shopAndBag: 'web.admin.week.shopAndBag',
  soldPlanned: 'web.admin.week.soldPlanned',
  todaySold: 'web.admin.week.todaySold',
  sum: 'web.admin.week.sum',
  allShops: 'web.admin.week.allShops',
  skip: 'web.admin.week.skip',
  open: 'web.admin.week.open',
  skipped: 'web.admin.week.skipped',
  asPlanned: 'web.admin.week.asPlanned',
  byHand: 'web.admin.week.byHand',
  copyRow: 'web.admin.week.copyRow',
  pasteRow: 'web.admin.week.pasteRow',
  rowCopied: 'web.admin.week.rowCopied',
  legend: 'web.admin.week.legend',
  legendKeys: 'web.admin.week.legendKeys',
  differsName: 'web.admin.week.differsName',
  unsavedName: 'web.admin.week.unsavedName',
  closed: 'web.admin.week.closed',
  paused: 'web.admin.plan.paused',
  unnamed: 'web.admin.bags.unnamed',
  days: 'web.admin.week.days',
  undone: 'web.admin.week.undone',
  /** count */
  changed: 'web.admin.week.changed',
  /** count */
  stayed: 'web.admin.week.stayed',
  cannotPaste: 'web.admin.week.problem.paste',
  goneWhileTyping: 'web.admin.week.problem.gone',
  notACount: 'web.admin.bags.problem.notACount',
} satisfies MessageIds;

/** What the plan says beside what the day has. */
export const cellMessages = {
  /** n */
  byHand: 'web.admin.week.byHandSays',
  /** n, m, weekday */
  differs: 'web.admin.week.differs',
  /** In Arabic only Friday is feminine. */
  differsOnFriday: 'web.admin.week.differsOnFriday',
  /** n, weekday */
  differsClosed: 'web.admin.week.differsClosed',
  /** m */
  skipped: 'web.admin.week.skippedSays',
  /** n */
  asPlanned: 'web.admin.week.asPlannedSays',
  closed: 'web.admin.week.closed',
  /** sold, n */
  soldOf: 'web.admin.week.soldOf',
  onSale: 'web.admin.week.onSale',
} satisfies MessageIds;

export const refusals: Record<DayRefusal['why'], MessageId> = {
  over: 'web.admin.week.problem.over',
  tooMany: 'web.admin.plan.problem.tooMany',
  /** least */
  tooFew: 'web.admin.week.problem.tooFew',
};

export const conflictMessages = {
  /** count */
  heading: 'web.admin.week.conflicts',
  none: 'web.admin.week.conflict.none',
  plan: 'web.admin.week.conflict.plan',
  bag: 'web.admin.week.conflict.bag',
  keepMine: 'web.admin.week.keepMine',
  takeTheirs: 'web.admin.week.takeTheirs',
  drop: 'web.admin.week.drop',
} satisfies MessageIds;

/** bag, day, mine, theirs, least */
export const conflictLines: Record<DayConflict['reason'], MessageId> = {
  changed: 'web.admin.week.conflict.changed',
  tooFew: 'web.admin.week.conflict.tooFew',
  over: 'web.admin.week.conflict.over',
  gone: 'web.admin.week.conflict.gone',
};
