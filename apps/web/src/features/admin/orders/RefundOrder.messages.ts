import type { MessageIds } from '../../../lib/messages/messageId.ts';

export const messages = {
  /** code */
  title: 'web.admin.giveBack.title',
  what: 'web.admin.giveBack.what',
  chooseFirst: 'web.admin.giveBack.chooseFirst',
  whole: 'web.admin.giveBack.whole',
  /** amount */
  wholeNote: 'web.admin.giveBack.wholeNote',
  collected: 'web.admin.giveBack.collected',
  /** amount */
  lineNote: 'web.admin.giveBack.lineNote',
  goodwill: 'web.admin.giveBack.goodwill',
  /** most */
  goodwillNote: 'web.admin.giveBack.goodwillNote',
  amount: 'web.admin.orders.amount',
  /** most */
  amountWrong: 'web.admin.giveBack.amountWrong',
  reason: 'web.admin.giveBack.reason',
  /** language: of the buyer */
  reasonHint: 'web.admin.giveBack.reasonHint',
  reasonMissing: 'web.admin.giveBack.reasonMissing',
  afterwards: 'web.admin.giveBack.then',
  keep: 'web.admin.giveBack.keep',
  saving: 'web.admin.refunds.sending',
  /** amount */
  cancelOrder: 'web.admin.giveBack.cancelOrder',
  cancelBag: 'web.admin.giveBack.cancelBag',
  give: 'web.admin.giveBack.give',
  cancelFree: 'web.admin.giveBack.cancelFree',
  /** Until it is known what goes back. */
  confirm: 'web.admin.giveBack.confirm',
  nothing: 'web.admin.giveBack.nothing',
  notLoaded: 'web.admin.refunds.notLoaded',
  /** amount, code */
  done: 'web.admin.giveBack.done',
  doneFree: 'web.admin.giveBack.doneFree',
  /** code, why */
  failed: 'web.admin.giveBack.failed',
} satisfies MessageIds;
