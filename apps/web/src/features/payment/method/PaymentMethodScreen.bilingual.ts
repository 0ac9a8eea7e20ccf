/**
 * The texts that this page shows in both languages at once. Not in the catalogues: each of those holds one language
 * and is downloaded without the other.
 */
import type { Locale } from '@zawadeh/domain';

type Bilingual = Record<Locale, string>;

interface StepTexts {
  id: string;
  title: Bilingual;
  text: Bilingual;
}

export interface PaymentTexts {
  title: Bilingual;
  /** Below the title, in the other language. */
  summary: Bilingual;
  steps: readonly StepTexts[];
  licence: Bilingual;
}

/** `wallet` is its name, isolated in its own direction. */
export const paymentTexts = (wallet: string): PaymentTexts => ({
  title: { en: `Pay with ${wallet}`, ar: `ادفع عبر ${wallet}` },
  summary: { en: `Pay with ${wallet} in three steps`, ar: `ادفع عبر ${wallet} (ويش موني) في ثلاث خطوات` },
  steps: [
    {
      id: 'install',
      title: { en: 'Install the app', ar: 'نزّل التطبيق' },
      text: { en: 'From the App Store or Google Play.', ar: 'من App Store أو Google Play.' },
    },
    {
      id: 'account',
      title: { en: 'Create a free account', ar: 'أنشئ حساباً مجانياً' },
      text: { en: 'You’ll verify your ID once.', ar: 'تُثبت هويتك مرة واحدة فقط.' },
    },
    {
      id: 'pay',
      title: { en: 'Pay and get confirmation', ar: 'ادفع واستلم التأكيد' },
      text: {
        en: 'Approve the amount, then your code arrives on WhatsApp.',
        ar: 'وافق على المبلغ، ثم يصلك الرمز على واتساب.',
      },
    },
  ],
  licence: {
    en: `${wallet} is licensed by the central bank, Banque du Liban.`,
    ar: `${wallet} مرخّصة من المصرف المركزي، مصرف لبنان.`,
  },
});
