import { bagPictureOf, type Availability, type BagPictureName, type Category } from '@zawadeh/domain';
import { useState, type ReactNode } from 'react';
import { AvailabilityOverlay } from '../AvailabilityOverlay/AvailabilityOverlay.tsx';
import * as S from './BagPicture.styles.ts';

/** What a picture shows of a bag. */
export interface PicturedBag {
  /** Sets the colour, and the drawing where none is chosen. */
  category: Category;
  /** What sticks out of the drawn bag; null is what is usual in its category. */
  picture: BagPictureName | null;
  /** The shop's picture; null, or a picture that fails to load, shows the drawing. */
  imageUrl: string | null;
  /** From `availabilityOf` of the domain. */
  availability: Availability;
}

export interface BagPictureProps extends PicturedBag {
  /** The first pictures of a page are loaded eagerly, the others lazily. */
  eager?: boolean;
  /** Of the drawing, on its 200 by 200: what appears behind the bag. */
  behind?: ReactNode;
}

/**
 * A bag's picture under the pinked edge of a paper bag, on the colour of its category.
 *
 * The picture is cropped to cover. Where the shop has none, or it fails to load, the bag is drawn: one paper bag for
 * all, with what the shop chose sticking out of it, and an arch in the colour of the category. A bag that is not
 * available is grey on a neutral colour. The drawn bag makes room for the label of a low stock.
 *
 * @use at the top of a bag's card; the bag's own page has a {@link BagPortrait}.
 * @avoid for pictures that are not of bags: the pinked edge means a bag or its receipt.
 * @reader Nothing but its {@link AvailabilityOverlay}: title and category are written beside it.
 * @arabic Pictures are never mirrored.
 */
export function BagPicture({
  category,
  picture,
  imageUrl,
  availability,
  eager = false,
  behind,
}: BagPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const isAvailable = availability.state === 'available';
  return (
    <S.Root
      data-category={category}
      data-away={isAvailable ? undefined : true}
      data-low={(isAvailable && availability.lowStock !== null) || undefined}
    >
      {imageUrl === null || imageUrl === broken ? (
        <BagDrawing picture={picture} category={category} behind={behind} />
      ) : (
        <S.Picture
          // The picture may have failed before hydration, when no error handler existed.
          ref={(img) => {
            if (img?.complete && img.naturalWidth === 0) setBroken(imageUrl);
          }}
          src={imageUrl}
          alt=""
          width={200}
          height={200}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(imageUrl)}
        />
      )}
      <AvailabilityOverlay availability={availability} />
    </S.Root>
  );
}

/** One file has all drawings, which weighs less than the single ones of a first screen. */
export const DRAWINGS = '/art/bags.svg';

/** The arch on the paper bag; a part of the drawing, so it is the same in every theme. */
const ARCH: Record<Category, string> = {
  Meals: '#B03A30',
  'Bakery/pastery': '#87641A',
  'Diet/healthy': '#4E6626',
  'Late Breakfast': '#A34A04',
};

/** The bag alone, without its field. */
export function BagDrawing({
  picture,
  category,
  behind,
}: Pick<BagPictureProps, 'picture' | 'category' | 'behind'>) {
  return (
    <S.Drawing
      viewBox="0 0 200 200"
      preserveAspectRatio="xMidYMax"
      color={ARCH[category]}
      data-drawn
      aria-hidden="true"
    >
      {behind}
      {['inside', bagPictureOf(picture, category), 'bag'].map((part) => (
        <use key={part} href={`${DRAWINGS}#${part}`} />
      ))}
    </S.Drawing>
  );
}
