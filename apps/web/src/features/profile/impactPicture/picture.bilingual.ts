/**
 * The texts of the picture in both languages at once. Not in the catalogues, because each of those holds one language and is
 * downloaded without the other.
 */
import {
  brand,
  CO2E_GRAMS_PER_BAG,
  CO2E_SOURCE_YEAR,
  co2eKilograms,
  formatBags,
  formatUsd,
  type Impact,
  type Locale,
} from '@zawadeh/domain';

export interface PictureTexts {
  before: string;
  bags: string;
  /** Beside the number of bags, one below the other. */
  good: readonly [string, string];
  /** Null where nothing is known to be saved. */
  saved: { amount: string; label: string } | null;
  kilograms: string;
  unit: string;
  /** Around the sign CO2e. */
  co2e: readonly [before: string, after: string];
  source: string;
  tagline: string;
}

const PER_BAG = String(CO2E_GRAMS_PER_BAG / 1_000);

/** One and two are the word for the bags itself, without a digit. */
const ARABIC_BAGS: Record<Intl.LDMLPluralRule, (number: string) => readonly [bags: string, noun: string]> = {
  zero: (number) => [number, 'كيس من'],
  one: () => ['كيساً', 'من'],
  two: () => ['كيسين', 'من'],
  few: (number) => [number, 'أكياس من'],
  many: (number) => [number, 'كيساً من'],
  other: (number) => [number, 'كيس من'],
};

type OwnTexts = Omit<PictureTexts, 'saved' | 'kilograms' | 'tagline'> & { saved: string };

const TEXTS: Record<Locale, (bags: number) => OwnTexts> = {
  en: (bags) => ({
    before: 'With Zawadeh I have rescued',
    bags: formatBags(bags),
    good: [bags === 1 ? 'bag of' : 'bags of', 'good food'],
    saved: 'saved',
    unit: 'kg',
    co2e: ['of ', ' avoided'],
    source: `at ${PER_BAG} kg a bag, FAO ${CO2E_SOURCE_YEAR}`,
  }),
  ar: (bags) => {
    const [shown, noun] = ARABIC_BAGS[new Intl.PluralRules('ar').select(bags)](formatBags(bags));
    return {
      before: 'مع زوّادة أنقذتُ',
      bags: shown,
      good: [noun, 'الطعام الطيّب'],
      saved: 'مبلغ وفّرتُه',
      unit: 'كلغ',
      co2e: ['من ', ' تجنّبتُها'],
      source: `بحساب ${PER_BAG} كلغ للكيس، الفاو ${CO2E_SOURCE_YEAR}`,
    };
  },
};

export function pictureTexts({ bags, saved }: Impact, locale: Locale): PictureTexts {
  const texts = TEXTS[locale](bags);
  return {
    ...texts,
    saved: saved > 0 ? { amount: formatUsd(saved), label: texts.saved } : null,
    kilograms: co2eKilograms(bags),
    tagline: brand.tagline[locale],
  };
}

/** For those who do not see the picture, and beside it where it is shared. */
export const pictureSentence = ({ before, bags, good }: PictureTexts): string =>
  `${before} ${bags} ${good.join(' ')}.`;
