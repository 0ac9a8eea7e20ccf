/**
 * Why a shop is declined, in the shop's language. It stands here and not in a catalogue, because the server writes it in a
 * letter, and the dashboard, which has loaded its own language alone, in a message on WhatsApp.
 */
import type { Locale } from '../text/localText.ts';
import { readDeclineReason, type DeclineReason, type StoreApplication } from './applications.ts';

const reasons: Record<DeclineReason, Record<Locale, string>> = {
  too_far: {
    en: 'it is too far for our couriers for now.',
    ar: 'المتجر بعيد عن مناطق التوصيل في الوقت الحالي.',
  },
  too_little: {
    en: 'too little is left over on an evening for bags of its own.',
    ar: 'ما يبقى في المساء قليل ولا يكفي لأكياس.',
  },
  not_reached: {
    en: 'we could not reach you on this number.',
    ar: 'لم نتمكّن من الوصول إليك على هذا الرقم.',
  },
  not_food: {
    en: 'it sells nothing that can be sold as a surprise bag here.',
    ar: 'ما يبيعه المتجر لا يُعرض في أكياس مفاجأة.',
  },
};

/** After a colon. An admin's own words are in the language of the admin. */
export function declineReasonText(reason: string | null, language: Locale): string {
  const known = readDeclineReason(reason);
  return known === null ? (reason ?? '') : reasons[known][language];
}

export function declineText({ name, language, reason }: StoreApplication): string {
  const why = declineReasonText(reason, language);
  return language === 'ar'
    ? `مرحباً، معك فريق زوّادة. شكراً على طلب متجر «${name}». لا يمكننا قبوله الآن: ${why}`
    : `Hello, this is Zawadeh. Thank you for applying with ${name}. We cannot accept it now: ${why}`;
}
