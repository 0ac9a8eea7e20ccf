import type { Availability, Category } from '@zawadeh/domain';
import { useState } from 'react';
import { AvailabilityOverlay } from '../AvailabilityOverlay/AvailabilityOverlay.tsx';
import * as S from './BagPicture.styles.ts';

export interface BagPictureProps {
  category: Category;
  /** The shop's picture; null, or a picture that fails to load, shows the drawing of the category. */
  imageUrl: string | null;
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

/** A bag's picture on the colour of its category, with the availability on top. */
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
