import { Skeleton } from '../../foundations/Skeleton/Skeleton.ts';
import { Body, Root } from './BagCard.styles.ts';
import * as S from './BagCardSkeleton.styles.ts';

/** The loading placeholder, in the exact shape of a card. */
export function BagCardSkeleton() {
  return (
    <Root as="div" aria-hidden="true">
      <S.Picture />
      <Body>
        <S.Lines>
          <Skeleton $width="82%" $height={16} />
          <Skeleton $width="58%" $height={12} />
          <Skeleton $width="68%" $height={12} />
          <Skeleton $width="46%" $height={30} />
        </S.Lines>
        <S.Label>
          <Skeleton $width="60%" $height={14} />
        </S.Label>
      </Body>
    </Root>
  );
}
