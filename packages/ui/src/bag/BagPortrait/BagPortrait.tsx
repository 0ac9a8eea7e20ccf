import type { ReactNode } from 'react';
import { BagPicture, DRAWINGS, type PicturedBag } from '../BagPicture/BagPicture.tsx';
import * as S from './BagPortrait.styles.ts';

export interface BagPortraitProps extends PicturedBag {
  /** Content of the start corner, such as a back button. */
  corner?: ReactNode;
  /** Once the bag has been put into the cart: the drawn bag tips, and leaves fly out of it. */
  isTipped?: boolean;
}

/** At the mouth of the bag. */
const leaves = (
  <g transform="translate(100 80)">
    {[1, 2, 3].map((leaf) => (
      <S.Leaf key={leaf} href={`${DRAWINGS}#leaf`} />
    ))}
  </g>
);

/**
 * The large picture of a bag on its own page.
 *
 * A zigzag edge below it on a phone, an arched frame from 768 px. `BagPortraitSkeleton` has the same shape,
 * and its back button works already.
 *
 * @use once, as the first part of a bag's page, from edge to edge on a phone.
 * @avoid on the shelf or in the cart: a {@link BagCard} and a {@link CartLine} bring their own pictures.
 * @reader Its availability as text; the picture is decorative.
 * @arabic The corner is where reading starts. The picture is never mirrored.
 */
export function BagPortrait({ corner, isTipped = false, ...picture }: BagPortraitProps) {
  return (
    <S.Root>
      <S.Corner>{corner}</S.Corner>
      <S.Window data-tipped={isTipped || undefined}>
        <BagPicture {...picture} eager behind={isTipped && leaves} />
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
