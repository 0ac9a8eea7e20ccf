/**
 * The number of bags that all buyers rescued, in both languages at once: only the server draws it, so a switch of the
 * language finds the other one in the page.
 */
import { formatBags, type Locale } from '@zawadeh/domain';

type Pieces = readonly [before: string, number: string, after: string];

const arabicPlurals = new Intl.PluralRules('ar');

const ARABIC: Record<Intl.LDMLPluralRule, (number: string) => readonly [number: string, bags: string]> = {
  zero: (number) => [number, ' كيس'],
  one: () => ['كيساً واحداً', ''],
  two: () => ['كيسين', ''],
  few: (number) => [number, ' أكياس'],
  many: (number) => [number, ' كيساً'],
  other: (number) => [number, ' كيس'],
};

export const rescuedTexts: Record<Locale, (count: number) => Pieces> = {
  en: (count) => ['Together we have rescued ', formatBags(count), count === 1 ? ' bag.' : ' bags.'],
  ar: (count) => {
    const [number, bags] = ARABIC[arabicPlurals.select(count)](formatBags(count));
    return ['أنقذنا معاً ', number, `${bags} حتى اليوم.`];
  },
};
