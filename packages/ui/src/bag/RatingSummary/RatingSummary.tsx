import type { ShopRating } from '@zawadeh/domain';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import * as S from './RatingSummary.styles.ts';

export interface RatingSummaryProps {
  /** Without one nothing is shown: too few people have rated the shop. */
  rating: ShopRating | null | undefined;
  /** `long` is a sentence; it says what the number counts. */
  look?: 'short' | 'long';
}

/**
 * The average rating of a shop, and how many buyers rated it.
 *
 * @use on the page of a shop (`long`) and on the pages of its bags (`short`).
 * @avoid on cards of the shelf, which have the average alone, or to ask a buyer for a rating (a {@link StarRating}).
 * @reader Both are read aloud as the sentence that `long` shows, with "of 5" in place of the star.
 * @arabic The star comes first in reading direction: «4.6 بحسب 38 تقييماً في ستة أشهر».
 */
export function RatingSummary({ rating, look = 'short' }: RatingSummaryProps) {
  const intl = useIntl();
  if (!rating) return null;
  const { count } = rating;
  const mean = <b key="mean">{rating.mean.toFixed(1)}</b>;
  // The star shows what the average is of; read aloud, it has to be said.
  const of = (chunks: ReactNode) => <VisuallyHidden key="of">{chunks}</VisuallyHidden>;
  const name = intl.formatMessage({ id: 'ui.ratingSummary.name' }, { mean, count, of });
  const isLong = look === 'long';
  return (
    <S.Root>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m12 3 3 6 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1z" />
      </svg>
      <span aria-hidden={!isLong}>{isLong ? name : [mean, ` (${count})`]}</span>
      {!isLong && <VisuallyHidden>{name}</VisuallyHidden>}
    </S.Root>
  );
}
