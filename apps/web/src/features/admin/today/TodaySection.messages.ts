import type { ConflictCause, HandoverHow } from '@zawadeh/domain';
import type { MessageId, MessageIds } from '../../../lib/messages/messageId.ts';

export const messages = {
  heading: 'web.admin.today',
  search: 'web.admin.today.search',
  notLoaded: 'web.admin.today.notLoaded',
  empty: 'web.admin.today.empty',
  nothingFound: 'web.admin.today.nothingFound',
  shop: 'web.admin.today.shop',
  unknownShop: 'web.admin.today.unknownShop',
  deliveries: 'web.admin.today.deliveries',
  bags: 'web.admin.today.bags',
  waiting: 'web.admin.today.waiting',
  done: 'web.admin.today.done',
  missed: 'web.admin.today.missed',
  conflicts: 'web.admin.today.conflicts',
  until: 'web.admin.today.until',
  counterPhone: 'web.admin.today.counterPhone',
  /** «كيسان» in place of 2: the word names the number. */
  bagCount: 'web.admin.today.bagCount',
  /** After the number of bags. */
  waitingNote: 'web.admin.today.waitingNote',
  doneNote: 'web.admin.today.doneNote',
  missedNote: 'web.admin.today.missedNote',
  conflictAt: 'web.admin.today.conflictAt',
  conflictCount: 'web.admin.today.conflictCount',
  ordersAndBags: 'web.admin.today.ordersAndBags',
  allShops: 'web.admin.today.allShops',
  countedAtShops: 'web.admin.today.countedAtShops',
  back: 'web.admin.today.back',
  whatsapp: 'web.admin.today.whatsapp',
  nobodyWaits: 'web.admin.today.nobodyWaits',
  untilTime: 'web.admin.today.untilTime',
  courier: 'web.admin.today.courier',
  triedAt: 'web.admin.today.triedAt',
  broughtBackAt: 'web.admin.today.broughtBackAt',
  gift: 'web.admin.today.gift',
  /** device is "Front counter", how is "by scan" */
  deviceHow: 'web.admin.today.deviceHow',
  timeHow: 'web.admin.today.timeHow',
  corrected: 'web.admin.today.corrected',
  happened: 'web.admin.today.happened',
  happenedMissing: 'web.admin.today.happenedMissing',
  once: 'web.admin.today.once',
  settle: 'web.admin.today.settle',
  settling: 'web.admin.today.settling',
  settled: 'web.admin.today.settled',
  notSettled: 'web.admin.today.notSettled',
  actions: 'web.admin.actions',
  showOrder: 'web.admin.today.showOrder',
  reason: 'web.admin.orders.reason',
  reasonMissing: 'web.admin.today.reasonMissing',
  notMarked: 'web.admin.today.notMarked',
  selectAll: 'web.admin.today.selectAll',
} satisfies MessageIds;

/** Of the two corrections. */
export const corrections = {
  done: {
    action: 'web.admin.today.markDone',
    title: 'web.admin.today.markDoneTitle',
    submit: 'web.admin.today.markDoneDo',
    marked: 'web.admin.today.markedDone',
    many: 'web.admin.today.markDoneMany',
  },
  missed: {
    action: 'web.admin.today.markMissed',
    title: 'web.admin.today.markMissedTitle',
    submit: 'web.admin.today.markMissedDo',
    marked: 'web.admin.today.markedMissed',
    many: 'web.admin.today.markMissedMany',
  },
} satisfies Record<string, MessageIds>;

export const causes: Record<ConflictCause, MessageId> = {
  twice: 'web.admin.today.twice',
  cancelled: 'web.admin.today.afterCancelling',
  takenBack: 'web.admin.today.afterTakingBack',
};

export const hows: Record<HandoverHow, MessageId> = {
  scan: 'web.admin.today.how.scan',
  code: 'web.admin.today.how.code',
  list: 'web.admin.today.how.list',
  buyer: 'web.admin.today.how.buyer',
  admin: 'web.admin.today.how.admin',
};
