/** As paidOrder.bilingual.ts, of an order for people who need it: apart, because tickets do without. */
import type { Locale, Notification } from '@zawadeh/domain';

export const giftStatus: Record<Locale, string> = {
  en: 'Thank you. The store will give your bags to people who need them. We will write to you when it has.',
  ar: 'شكراً لك. سيعطي المتجر أكياسك لمن يحتاج، ونخبرك حين تُعطى.',
};

export const giftNotification: Pick<Notification, 'messageEn' | 'messageAr'> = {
  messageEn: 'Payment confirmed. The store will give your bags to people who need them.',
  messageAr: 'تمّ تأكيد الدفع. سيعطي المتجر أكياسك لمن يحتاج.',
};
