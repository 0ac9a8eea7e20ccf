import type { UiMessageIds } from '../../locales/messageId.ts';

export const messages = {
  done: 'ui.handOverResult.done',
  undo: 'ui.handOverResult.undo',
  next: 'ui.handOverResult.next',
  already: 'ui.handOverResult.already',
  /** The second line of the heading. */
  alreadyAt: 'ui.handOverResult.alreadyAt',
  bags: 'ui.countTile.bags',
  scan: 'ui.handOverResult.scan',
  code: 'ui.handOverResult.code',
  list: 'ui.handOverResult.list',
  buyer: 'ui.handOverResult.buyer',
  admin: 'ui.handOverResult.admin',
  elsewhere: 'ui.handOverResult.elsewhere',
  giveNothing: 'ui.handOverResult.giveNothing',
  back: 'ui.handOverResult.back',
  ask: 'ui.handOverResult.ask',
  unknown: 'ui.handOverResult.unknown',
  unknownWhy: 'ui.handOverResult.unknownWhy',
  otherShop: 'ui.handOverResult.otherShop',
  otherShopWhy: 'ui.handOverResult.otherShopWhy',
  notATicket: 'ui.handOverResult.notATicket',
  notATicketWhy: 'ui.handOverResult.notATicketWhy',
  scanAgain: 'ui.handOverResult.scanAgain',
  typeCode: 'ui.handOverResult.typeCode',
} satisfies UiMessageIds;
