/**
 * Messages of a paid order in both languages at once. Not in the catalogues, because each of those holds one language
 * and is downloaded without the other.
 */
import { DELIVERY_PROMISE_MINUTES, type DeliveryMethod, type Locale } from '@zawadeh/domain';
import type { NotificationMessages } from './success.ts';

const minutes = DELIVERY_PROMISE_MINUTES;

export const statusMessages: Record<DeliveryMethod, Record<Locale, string>> = {
  delivery: {
    en: `Your order will reach you within a maximum of ${minutes} minutes.`,
    ar: `سيصلك طلبك خلال ${minutes} دقيقة كحدّ أقصى.`,
  },
  pickup: {
    en: 'Your order is confirmed. You can collect it at the store.',
    ar: 'طلبك مؤكَّد، ويمكنك استلامه من المتجر.',
  },
};

/** Stored in the list behind the bell in both languages, because the page's language may change. */
export const notificationMessages: Omit<NotificationMessages, 'gift'> = {
  delivery: {
    messageEn: `We received your payment. Your order arrives within ${minutes} minutes.`,
    messageAr: `وصلتنا دفعتك. طلبك يصلك خلال ${minutes} دقيقة كحدّ أقصى.`,
  },
  pickup: {
    messageEn: 'Payment confirmed. Your pickup code is on WhatsApp.',
    messageAr: 'تمّ تأكيد الدفع. تجد رمز الاستلام على واتساب.',
  },
};

/** For servers other than ours, which writes its own text. */
export const supportMessage = (orderCode: string): string => `Payment successful for order ${orderCode}.`;
