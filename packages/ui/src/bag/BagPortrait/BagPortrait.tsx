import type { ReactNode } from 'react';
import { BagPicture, type BagPictureProps } from '../BagPicture/BagPicture.tsx';
import * as S from './BagPortrait.styles.ts';

export interface BagPortraitProps extends Omit<BagPictureProps, 'eager'> {
  /** Content of the start corner, such as a back button. */
  corner?: ReactNode;
}

/**
 * The large picture of a bag on its own page.
 *
 * A zigzag edge below it on a phone, an arched frame from 768 px. `BagPortraitSkeleton` has the same shape,
 * and its back button works already.
 *
 * @use once, as the first part of a bag's page, from edge to edge on a phone.
 * @avoid on the shelf or in the cart: a {@link BagCard} and a {@link CartLine} bring their own pictures.
 * @arabic The corner is where reading starts. The picture is never mirrored.
 */
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

/** The loading placeholder, with the corner content already in place. */
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
