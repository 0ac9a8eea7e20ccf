import type { OrderStatus, OrderColumn } from '@zawadeh/domain';
import type { MessageId, MessageIds } from '../../../locales/messageId.ts';

export const messages = {
  heading: 'web.desk.orders',
  search: 'web.desk.orders.search',
  empty: 'web.desk.orders.empty',
  nothingFound: 'web.desk.orders.nothingFound',
  clear: 'web.desk.orders.clear',
  notLoaded: 'web.desk.orders.notLoaded',
  pages: 'web.desk.orders.pages',
  justPaid: 'web.desk.orders.justPaid',
  filters: 'web.desk.orders.filters',
  filtersOn: 'web.desk.orders.filtersOn',
  showNew: 'web.desk.orders.showNew',
  code: 'web.desk.orders.code',
  customer: 'web.desk.orders.customer',
  items: 'web.desk.orders.items',
  delivery: 'web.desk.orders.delivery',
  payment: 'web.desk.orders.payment',
  amount: 'web.desk.orders.amount',
  date: 'web.desk.orders.date',
  phone: 'web.desk.orders.phone',
  address: 'web.desk.orders.address',
  fee: 'web.desk.orders.fee',
  paidAt: 'web.desk.orders.paidAt',
  store: 'web.desk.orders.store',
  details: 'web.desk.orders.details',
  close: 'web.desk.close',
  delete: 'web.desk.orders.delete',
  deleteOne: 'web.desk.orders.deleteOne',
  deleteTitle: 'web.desk.orders.deleteTitle',
  deleteBody: 'web.desk.orders.deleteBody',
  deleted: 'web.desk.orders.deleted',
  notDeleted: 'web.desk.orders.notDeleted',
  anyStatus: 'web.desk.orders.anyStatus',
  anyMethod: 'web.desk.orders.anyMethod',
  day: 'web.desk.orders.day',
  forcePaid: 'web.desk.orders.forcePaid',
  markPaid: 'web.desk.orders.markPaid',
  markTitle: 'web.desk.orders.markTitle',
  markBody: 'web.desk.orders.markBody',
  alreadyPaid: 'web.desk.orders.alreadyPaid',
  marking: 'web.desk.orders.marking',
  reason: 'web.desk.orders.reason',
  markedPaid: 'web.desk.orders.markedPaid',
  notMarkedPaid: 'web.desk.orders.notMarkedPaid',
  codeMissing: 'web.desk.orders.codeMissing',
  export: 'web.desk.orders.export',
  exporting: 'web.desk.orders.exporting',
  exported: 'web.desk.orders.exported',
  notExported: 'web.desk.orders.notExported',
  history: 'web.desk.orders.history',
  historyNotLoaded: 'web.desk.orders.historyNotLoaded',
  byYou: 'web.desk.orders.byYou',
  byAdmin: 'web.desk.orders.byAdmin',
} satisfies MessageIds;

export const methods = {
  delivery: 'web.desk.orders.method.delivery',
  pickup: 'web.desk.orders.method.pickup',
} satisfies MessageIds;

/** What an order's status is called where it is chosen, and in its history. */
export const statuses: Record<OrderStatus, MessageId> = {
  pending: 'web.desk.orders.status.pending',
  failed: 'web.desk.orders.status.failed',
  expired: 'web.desk.orders.status.expired',
  cancelled: 'web.desk.orders.status.cancelled',
  paid: 'web.desk.orders.status.paid',
  refund_due: 'web.desk.orders.status.refundDue',
  refunded: 'web.desk.orders.status.refunded',
};

export const deeds: Partial<Record<string, MessageId>> = {
  placed: 'web.desk.orders.deed.placed',
  deleted: 'web.desk.orders.deed.deleted',
  ...statuses,
};

export const csvHeadings: Record<OrderColumn, MessageId> = {
  code: messages.code,
  date: messages.date,
  paidAt: messages.paidAt,
  customer: messages.customer,
  phone: messages.phone,
  method: messages.delivery,
  address: messages.address,
  store: messages.store,
  lines: messages.items,
  items: 'web.desk.orders.count',
  deliveryFee: messages.fee,
  amount: messages.amount,
  payment: messages.payment,
};

export const lines: Record<'connecting' | 'live' | 'lost' | 'refused', MessageId> = {
  connecting: 'web.desk.orders.line.connecting',
  live: 'web.desk.orders.line.live',
  lost: 'web.desk.orders.line.lost',
  refused: 'web.desk.orders.line.refused',
};
