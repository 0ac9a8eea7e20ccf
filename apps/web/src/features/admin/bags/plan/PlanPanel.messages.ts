import type { MessageIds } from '../../../../lib/messages/messageId.ts';

export const messages = {
  repeats: 'web.admin.plan.repeats',
  running: 'web.admin.plan.running',
  paused: 'web.admin.plan.paused',
  pause: 'web.admin.plan.pause',
  goOn: 'web.admin.plan.goOn',
  stop: 'web.admin.plan.stop',
  stopTitle: 'web.admin.plan.stopTitle',
  stopBody: 'web.admin.plan.stopBody',
  stopped: 'web.admin.plan.stopped',
  none: 'web.admin.plan.none',
  make: 'web.admin.plan.make',
  drop: 'web.admin.plan.drop',
  quantities: 'web.admin.plan.quantities',
  closedHint: 'web.admin.plan.closedHint',
  opens: 'web.admin.plan.opens',
  closes: 'web.admin.plan.closes',
  sameEvening: 'web.admin.plan.sameEvening',
  afterMidnight: 'web.admin.plan.afterMidnight',
  startsOn: 'web.admin.plan.startsOn',
  endsOn: 'web.admin.plan.endsOn',
  next: 'web.admin.plan.next',
  pausedSays: 'web.admin.plan.pausedSays',
  noOpening: 'web.admin.plan.noOpening',
  changed: 'web.admin.plan.changed',
  /** count */
  bags: 'web.admin.plan.bags',
  notSaved: 'web.admin.plan.notSaved',
} satisfies MessageIds;

export const problems = {
  missing: 'web.admin.plan.problem.missing',
  same: 'web.admin.plan.problem.same',
  notACount: 'web.admin.bags.problem.notACount',
  tooMany: 'web.admin.plan.problem.tooMany',
  isEmpty: 'web.admin.plan.problem.isEmpty',
  notADay: 'web.admin.plan.problem.notADay',
  beforeStart: 'web.admin.plan.problem.beforeStart',
} satisfies MessageIds;
