import { Skeleton, Surface } from '@zawadeh/ui';
import * as S from './OrderCard.styles.ts';

/** The loading placeholder, in the shape of an order card. */
export function OrderCardSkeleton() {
  return (
    <div aria-hidden="true">
      <Surface>
        <S.Head as="div">
          <Skeleton $width="38%" $height={20} />
          <Skeleton $width="26%" $height={27} />
        </S.Head>
        <S.Facts as="div">
          <Skeleton $width="72%" $height={16} />
        </S.Facts>
        <S.Total as="div">
          <Skeleton $width="14%" $height={18} />
          <Skeleton $width="18%" $height={18} />
        </S.Total>
      </Surface>
    </div>
  );
}
