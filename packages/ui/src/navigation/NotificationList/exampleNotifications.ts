import type { Notification, Notifications } from '@zawadeh/domain';
import { now } from '../../stories/bags.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const delivery: Notification = {
  id: 'ZWD-48213-delivery',
  type: 'delivery',
  orderCode: 'ZWD-48213',
  createdAt: now - 2 * MINUTE,
  messageEn: 'We received your payment. Your order arrives within 45 minutes.',
  messageAr: 'وصلتنا دفعتك. طلبك يصلك خلال 45 دقيقة كحدّ أقصى.',
  read: false,
};

export const pickup: Notification = {
  id: 'ZWD-47960-pickup',
  type: 'pickup',
  orderCode: 'ZWD-47960',
  createdAt: now - DAY,
  messageEn: 'Payment confirmed. Your pickup code is on WhatsApp.',
  messageAr: 'تمّ تأكيد الدفع. تجد رمز الاستلام على واتساب.',
  read: false,
};

/** A notification whose text contains the order code. */
export const old: Notification = {
  id: 'ZWD-46874-pickup',
  type: 'pickup',
  orderCode: 'ZWD-46874',
  createdAt: now - 9 * DAY,
  messageEn: 'Order ZWD-46874 was picked up. Enjoy!',
  messageAr: 'تمّ استلام الطلب ZWD-46874. صحتين!',
  read: true,
};

/** About a bag that is kept for its person. */
export const keptBag: Notification = {
  id: 'a1e87000-0000-4000-8000-000000000001-pickup',
  type: 'pickup',
  orderCode: 'a1e87000-0000-4000-8000-000000000001',
  bagId: 'b3',
  createdAt: now - 4 * MINUTE,
  messageEn: 'Knafeh & Sweets Surprise is back, and one is kept for you.',
  messageAr: 'عاد كيس «مفاجأة الكنافة والحلويات»، وحجزنا لك واحداً منه.',
  read: false,
};

/** Two unread notifications and one read. */
export const exampleNotifications: Notifications = [delivery, pickup, old];

/** As many as the list can hold. */
export const manyNotifications: Notifications = Array.from({ length: 50 }, (_, at) => ({
  ...[delivery, pickup, old][at % 3]!,
  id: `example-${at}`,
  createdAt: now - at * 7 * 60 * MINUTE,
}));
