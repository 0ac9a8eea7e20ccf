import { Skeleton } from '@zawadeh/ui';
import * as S from './OrderCard.styles.ts';

/** The loading placeholder, in the shape of an order. */
export function OrderCardSkeleton() {
  return (
    <S.Root as="div" aria-hidden="true">
      <S.Row>
        <S.Picture />
        <S.Name as="div">
          <Skeleton $width="60%" $height={20} />
        </S.Name>
        <S.Words>
          <Skeleton $width="80%" $height={34} />
        </S.Words>
        <S.End>
          <Skeleton $width="92px" $height={27} />
        </S.End>
      </S.Row>
    </S.Root>
  );
}
