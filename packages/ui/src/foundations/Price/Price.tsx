import { formatUsd, type Cents } from '@zawadeh/domain';
import * as S from './Price.styles.ts';

export interface PriceProps {
  cents: Cents;
}

/** `$12.50` in both languages: read from its own start, never broken, digits all of one width. */
export function Price({ cents }: PriceProps) {
  return <S.Root dir="ltr">{formatUsd(cents)}</S.Root>;
}
