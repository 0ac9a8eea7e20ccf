/** As paidOrder.bilingual.ts, of an order for people who need it: apart, because tickets do without. */
import type { Locale, Notification } from '@zawadeh/domain';

export const giftStatus: Record<Locale, string> = {
  en: 'Thank you. The store gives your bags to people who need them. We write to you once they are given.',
  ar: 'شكراً لك. سيعطي المتجر أكياسك لمن يحتاج، ونكتب لك حين تُعطى.',
};

export const giftNotification: Pick<Notification, 'messageEn' | 'messageAr'> = {
  messageEn: 'Payment confirmed. The store gives your bags to people who need them.',
  messageAr: 'تأكّد الدفع. سيعطي المتجر أكياسك لمن يحتاج.',
};
