import type { ReactNode } from 'react';
import { BagPicture, type BagPictureProps } from '../BagPicture/BagPicture.tsx';
import * as S from './BagPortrait.styles.ts';

export interface BagPortraitProps extends Omit<BagPictureProps, 'eager'> {
  /** The way back, in the corner where reading starts. */
  corner?: ReactNode;
}

/** A bag's picture on the bag's own page, where it is the first thing to be seen. */
export function BagPortrait({ corner, ...picture }: BagPortraitProps) {
  return (
    <S.Root>
      <S.Corner>{corner}</S.Corner>
      <S.Window>
        <BagPicture {...picture} eager />
      </S.Window>
    </S.Root>
  );
}

/** Its place while the bag is on its way; the way back is there already. */
export function BagPortraitSkeleton({ corner }: Pick<BagPortraitProps, 'corner'>) {
  return (
    <S.Root>
      <S.Corner>{corner}</S.Corner>
      <S.Window>
        <S.Placeholder />
      </S.Window>
    </S.Root>
  );
}
