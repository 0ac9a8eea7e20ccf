import { formatUsd, type Cents } from '@zawadeh/domain';
import * as S from './Price.styles.ts';

export interface PriceProps {
  /** Whole US cents, as the domain counts money. */
  cents: Cents;
}

/**
 * An amount of US dollars, always with two decimals: `$4.50`.
 *
 * Size and colour are those of the text around it. In a column, cents stand under cents in both languages.
 *
 * @use for every amount of money, in sentences and in columns.
 * @avoid with Rakkas, with animation, or with a colour that rates the price. The flag on a bag is a {@link
 *   PriceTag}.
 * @arabic Never mirrored: Latin digits, the sign to the left, unbroken. Only its place mirrors.
 */
export function Price({ cents }: PriceProps) {
  return <S.Root dir="ltr">{formatUsd(cents)}</S.Root>;
}
