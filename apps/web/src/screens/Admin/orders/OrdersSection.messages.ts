import type { OrderColumn, OrderHandoverState, OrderStatus } from '@zawadeh/domain';
import type { MessageId, MessageIds } from '../../../locales/messageId.ts';

export const messages = {
  takenBack: 'web.admin.orders.takenBack',
  heading: 'web.admin.orders',
  search: 'web.admin.orders.search',
  empty: 'web.admin.orders.empty',
  nothingFound: 'web.admin.orders.nothingFound',
  /** For a search too short for the older orders. */
  nothingRecent: 'web.admin.orders.nothingRecent',
  clear: 'web.admin.orders.clear',
  notLoaded: 'web.admin.orders.notLoaded',
  pages: 'web.admin.orders.pages',
  justPaid: 'web.admin.orders.justPaid',
  filters: 'web.admin.orders.filters',
  filtersOn: 'web.admin.orders.filtersOn',
  showNew: 'web.admin.orders.showNew',
  code: 'web.admin.orders.code',
  customer: 'web.admin.orders.customer',
  items: 'web.admin.orders.items',
  delivery: 'web.admin.orders.delivery',
  payment: 'web.admin.orders.payment',
  amount: 'web.admin.orders.amount',
  date: 'web.admin.orders.date',
  phone: 'web.admin.orders.phone',
  address: 'web.admin.orders.address',
  fee: 'web.admin.orders.fee',
  paidAt: 'web.admin.orders.paidAt',
  store: 'web.admin.orders.store',
  details: 'web.admin.orders.details',
  close: 'web.admin.close',
  delete: 'web.admin.orders.delete',
  deleteOne: 'web.admin.orders.deleteOne',
  deleteTitle: 'web.admin.orders.deleteTitle',
  deleteBody: 'web.admin.orders.deleteBody',
  deleted: 'web.admin.orders.deleted',
  notDeleted: 'web.admin.orders.notDeleted',
  anyStatus: 'web.admin.orders.anyStatus',
  anyMethod: 'web.admin.orders.anyMethod',
  day: 'web.admin.orders.day',
  handover: 'web.admin.orders.handover',
  anyHandover: 'web.admin.orders.anyHandover',
  forcePaid: 'web.admin.orders.forcePaid',
  markPaid: 'web.admin.orders.markPaid',
  markTitle: 'web.admin.orders.markTitle',
  markBody: 'web.admin.orders.markBody',
  alreadyPaid: 'web.admin.orders.alreadyPaid',
  marking: 'web.admin.orders.marking',
  reason: 'web.admin.orders.reason',
  markedPaid: 'web.admin.orders.markedPaid',
  notMarkedPaid: 'web.admin.orders.notMarkedPaid',
  codeMissing: 'web.admin.orders.codeMissing',
  export: 'web.admin.orders.export',
  exportSelected: 'web.admin.orders.exportSelected',
  exporting: 'web.admin.orders.exporting',
  exported: 'web.admin.orders.exported',
  notExported: 'web.admin.orders.notExported',
  history: 'web.admin.orders.history',
  historyNotLoaded: 'web.admin.orders.historyNotLoaded',
  byYou: 'web.admin.orders.byYou',
  byAdmin: 'web.admin.orders.byAdmin',
} satisfies MessageIds;

export const addressMessages = {
  street: 'web.admin.orders.street',
  building: 'web.admin.orders.building',
  floor: 'web.admin.orders.floor',
  apartment: 'web.admin.orders.apartment',
  landmark: 'web.admin.orders.landmark',
} satisfies MessageIds;

export const methods = {
  delivery: 'web.admin.orders.method.delivery',
  pickup: 'web.admin.orders.method.pickup',
  gift: 'web.admin.orders.method.gift',
} satisfies MessageIds;

/** Labels of the statuses in the filter and in the audit log. */
export const statuses: Record<OrderStatus, MessageId> = {
  pending: 'web.admin.orders.status.pending',
  failed: 'web.admin.orders.status.failed',
  expired: 'web.admin.orders.status.expired',
  cancelled: 'web.admin.orders.status.cancelled',
  paid: 'web.admin.orders.status.paid',
  refund_due: 'web.admin.orders.status.refundDue',
  refunded: 'web.admin.orders.status.refunded',
};

export const auditLabels: Partial<Record<string, MessageId>> = {
  placed: 'web.admin.orders.deed.placed',
  deleted: 'web.admin.orders.deed.deleted',
  sent_back: 'web.admin.orders.deed.sentBack',
  paid_twice: 'web.admin.orders.deed.paidTwice',
  confirmed: 'web.admin.orders.deed.confirmed',
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
  items: 'web.admin.orders.count',
  deliveryFee: messages.fee,
  amount: messages.amount,
  payment: messages.payment,
};

export const handoverStates: Record<OrderHandoverState, MessageId> = {
  waiting: 'web.admin.orders.handover.waiting',
  on_its_way: 'web.admin.orders.handover.onItsWay',
  done: 'web.admin.orders.handover.done',
  missed: 'web.admin.orders.handover.missed',
};
