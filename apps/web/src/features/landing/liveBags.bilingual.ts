/** How many bags can be had, in both languages at once: only the server draws them, as it draws the rescued ones. */
import { formatBags, type Locale } from '@zawadeh/domain';

const arabicPlurals = new Intl.PluralRules('ar');

const ARABIC: Record<Intl.LDMLPluralRule, (number: string) => string> = {
  zero: (number) => `${number} كيس`,
  one: () => 'كيس واحد',
  two: () => 'كيسان',
  few: (number) => `${number} أكياس`,
  many: (number) => `${number} كيساً`,
  other: (number) => `${number} كيس`,
};

/** What comes before the lowest price. */
export const liveTexts: Record<Locale, (count: number) => string> = {
  en: (count) => `${formatBags(count)} ${count === 1 ? 'bag' : 'bags'} now, from `,
  ar: (count) => `${ARABIC[arabicPlurals.select(count)](formatBags(count))} الآن، ابتداءً من `,
};
