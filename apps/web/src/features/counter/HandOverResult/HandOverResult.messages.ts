import type { MessageIds } from '../../../lib/messages/messageId.ts';

export const messages = {
  done: 'web.handOverResult.done',
  undo: 'web.handOverResult.undo',
  next: 'web.handOverResult.next',
  already: 'web.handOverResult.already',
  /** The second line of the heading. */
  alreadyAt: 'web.handOverResult.alreadyAt',
  bags: 'web.countTile.bags',
  scan: 'web.handOverResult.scan',
  code: 'web.handOverResult.code',
  list: 'web.handOverResult.list',
  buyer: 'web.handOverResult.buyer',
  admin: 'web.handOverResult.admin',
  elsewhere: 'web.handOverResult.elsewhere',
  giveNothing: 'web.handOverResult.giveNothing',
  back: 'web.handOverResult.back',
  ask: 'web.handOverResult.ask',
  unknown: 'web.handOverResult.unknown',
  unknownWhy: 'web.handOverResult.unknownWhy',
  otherShop: 'web.handOverResult.otherShop',
  otherShopWhy: 'web.handOverResult.otherShopWhy',
  notATicket: 'web.handOverResult.notATicket',
  notATicketWhy: 'web.handOverResult.notATicketWhy',
  scanAgain: 'web.handOverResult.scanAgain',
  typeCode: 'web.handOverResult.typeCode',
} satisfies MessageIds;
