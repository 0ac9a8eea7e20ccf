import type { LogEntry } from './fetchLog.ts';
import type { MessageId } from '../../../lib/messages/messageId.ts';
import { statuses } from '../orders/OrdersSection.messages.ts';

/** By subject and action; an order's statuses have the words of its filter. */
const DEEDS: Partial<Record<string, MessageId>> = {
  'order.placed': 'web.admin.orders.deed.placed',
  'order.paid': 'web.admin.orders.paidAt',
  'order.deleted': 'web.admin.orders.deed.deleted',
  'order.restored': 'web.admin.log.order.restored',
  'order.sent_back': 'web.admin.orders.deed.sentBack',
  'order.paid_twice': 'web.admin.orders.deed.paidTwice',
  'order.confirmed': 'web.admin.orders.deed.confirmed',
  'order.taken_back': 'web.admin.log.order.takenBack',
  'order.line_cancelled': 'web.admin.orders.deed.lineCancelled',
  'order.goodwill': 'web.admin.refunds.reason.goodwill',
  'order.reference_corrected': 'web.admin.orders.deed.referenceCorrected',
  'handover.handed_over': 'web.admin.orders.handover.done',
  'handover.already_handed_over': 'web.admin.log.handover.already',
  'handover.handed_over_unpaid': 'web.admin.log.handover.unpaid',
  'handover.handover_undone': 'web.admin.log.handover.undone',
  'handover.handover_missed': 'web.admin.orders.handover.missed',
  'handover.handover_cancelled': 'web.admin.log.handover.cancelled',
  'handover.assigned': 'web.admin.log.handover.assigned',
  'handover.unassigned': 'web.admin.log.handover.unassigned',
  'handover.taken_over': 'web.admin.log.handover.takenOver',
  'handover.conflict_settled': 'web.admin.log.handover.settled',
  'user.role_changed': 'web.admin.log.user.role',
  'user.deactivated': 'web.admin.log.user.deactivated',
  'user.account_deleted': 'web.admin.log.user.accountDeleted',
  'user.restored': 'web.admin.log.user.restored',
  'settings.rate_set': 'web.admin.log.rate',
  'settings.commission_set': 'web.admin.log.commission',
  'settings.payout_weekday_set': 'web.admin.log.payoutWeekday',
  'bag.insert': 'web.admin.log.bag.added',
  'bag.update': 'web.admin.log.bag.changed',
  'bag.delete': 'web.admin.log.bag.deleted',
  'bag.taken_back': 'web.admin.log.bag.takenBack',
  'bag.change_made': 'web.admin.log.bag.changeMade',
  'bag.change_accepted': 'web.admin.log.bag.changeAccepted',
  'bag.change_sent_back': 'web.admin.log.bag.changeSentBack',
  'bag.change_withdrawn': 'web.admin.log.bag.changeWithdrawn',
  'store.insert': 'web.admin.log.store.added',
  'store.update': 'web.admin.log.store.changed',
  'store.delete': 'web.admin.log.store.deleted',
  'store.payout_sent': 'web.admin.log.payout.sent',
  'store.payout_corrected': 'web.admin.log.payout.corrected',
  'store.payout_confirmed': 'web.admin.log.payout.confirmed',
  'store.payout_disputed': 'web.admin.log.payout.disputed',
  'store.payout_answered': 'web.admin.log.payout.answered',
  'store.change_made': 'web.admin.log.store.bagMade',
  'store.change_accepted': 'web.admin.log.store.bagAccepted',
  'store.change_sent_back': 'web.admin.log.store.bagSentBack',
  'store.change_withdrawn': 'web.admin.log.store.bagWithdrawn',
  'store.invited': 'web.admin.log.store.invited',
  'store.invitation_withdrawn': 'web.admin.log.store.withdrawn',
  'store.joined': 'web.admin.log.store.joined',
  'store.member_changed': 'web.admin.log.store.memberChanged',
  'store.member_removed': 'web.admin.log.store.memberRemoved',
  'store.application_accepted': 'web.admin.log.store.accepted',
  'application.declined': 'web.admin.log.application.declined',
  'device.paired': 'web.admin.log.device.paired',
  'device.revoked': 'web.admin.log.device.revoked',
  'plan.insert': 'web.admin.log.plan',
  'plan.update': 'web.admin.log.plan',
  'plan.delete': 'web.admin.log.plan',
  'plan_day.insert': 'web.admin.log.planDay',
  'plan_day.update': 'web.admin.log.planDay',
  'plan_day.delete': 'web.admin.log.planDay',
};

const STATUSES: Partial<Record<string, MessageId>> = statuses;

/** null for a deed that this version does not know. */
export function deedOf({
  subject,
  action,
  state,
}: Pick<LogEntry, 'subject' | 'action' | 'state'>): MessageId | null {
  if (action === 'handover_marked')
    return state === 'done' ? 'web.admin.log.handover.markedDone' : 'web.admin.log.handover.markedMissed';
  return DEEDS[`${subject}.${action}`] ?? (subject === 'order' ? STATUSES[action] : undefined) ?? null;
}
