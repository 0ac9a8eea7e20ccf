import { isDear, percentOff } from '@zawadeh/domain';
import { Price } from '@zawadeh/ui';
import type { ReviewItem } from './reviewCalls.ts';
import * as S from './ReviewSection.styles.ts';

/** The asked price, beside the one on sale where that is another, and what is saved of the full price. */
export function AskedPrice({ item: { bag, before } }: { item: ReviewItem }) {
  const { salePrice, fullPrice } = bag;
  return (
    <S.Amounts>
      {before && before.salePrice !== salePrice && (
        <S.Old>
          <Price cents={before.salePrice} />
        </S.Old>
      )}
      <strong>
        <Price cents={salePrice} />
      </strong>
      {fullPrice !== null && (
        <S.Share data-long={isDear(salePrice, fullPrice) || undefined} dir="ltr">
          {`−${percentOff(salePrice, fullPrice)} %`}
        </S.Share>
      )}
    </S.Amounts>
  );
}
