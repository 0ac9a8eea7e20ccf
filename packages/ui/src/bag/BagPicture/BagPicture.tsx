import type { Availability, Category } from '@zawadeh/domain';
import { useState } from 'react';
import { AvailabilityOverlay } from '../AvailabilityOverlay/AvailabilityOverlay.tsx';
import * as S from './BagPicture.styles.ts';

export interface BagPictureProps {
  /** Sets the colour and the drawn bag. */
  category: Category;
  /** The shop's picture; null, or a picture that fails to load, shows the drawing of the category. */
  imageUrl: string | null;
  /** From `availabilityOf` of the domain. */
  availability: Availability;
  /** The first pictures of a page are loaded eagerly, the others lazily. */
  eager?: boolean;
}

/** The drawing of each category, for a bag without a picture. */
export const BAG_DRAWINGS: Record<Category, string> = {
  Meals: '/art/bag-meals.svg',
  'Bakery/pastery': '/art/bag-bakery.svg',
  'Diet/healthy': '/art/bag-diet.svg',
  'Late Breakfast': '/art/bag-late-breakfast.svg',
};

/**
 * A bag's picture under the pinked edge of a paper bag, on the colour of its category.
 *
 * The picture is cropped to cover. Where the shop has none, or it fails to load, the drawn bag of the
 * category is shown. A bag that is not available is grey on a neutral colour.
 *
 * @use at the top of a bag's card; the bag's own page has a {@link BagPortrait}.
 * @avoid for pictures that are not of bags: the pinked edge means a bag or its receipt.
 * @reader Nothing but its {@link AvailabilityOverlay}: title and category are written beside it.
 * @arabic Pictures are never mirrored.
 */
export function BagPicture({ category, imageUrl, availability, eager = false }: BagPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const src = imageUrl === null || imageUrl === broken ? BAG_DRAWINGS[category] : imageUrl;
  return (
    <S.Root data-category={category} data-away={availability.state === 'available' ? undefined : true}>
      <S.Picture
        // The picture may have failed before hydration, when no error handler existed.
        ref={(img) => {
          if (img?.complete && img.naturalWidth === 0 && src === imageUrl) setBroken(imageUrl);
        }}
        src={src}
        alt=""
        width={200}
        height={200}
        data-drawn={src.endsWith('.svg') || undefined}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setBroken(imageUrl)}
      />
      <AvailabilityOverlay availability={availability} />
    </S.Root>
  );
}
