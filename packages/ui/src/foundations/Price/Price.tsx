import { formatUsd, type Cents } from '@zawadeh/domain';
import * as S from './Price.styles.ts';

export interface PriceProps {
  cents: Cents;
}

/** `$12.50` in both languages: left to right, unbroken, with tabular digits. */
export function Price({ cents }: PriceProps) {
  return <S.Root dir="ltr">{formatUsd(cents)}</S.Root>;
}
