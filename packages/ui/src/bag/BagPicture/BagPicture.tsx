import type { Availability, Category } from '@zawadeh/domain';
import { useState } from 'react';
import { AvailabilityOverlay } from '../AvailabilityOverlay/AvailabilityOverlay.tsx';
import * as S from './BagPicture.styles.ts';

export interface BagPictureProps {
  category: Category;
  /** The shop's own picture; the category's drawn bag where there is none, or where it does not load. */
  imageUrl: string | null;
  availability: Availability;
  /** The first pictures of a page are asked for at once, the others when they come near. */
  eager?: boolean;
}

const DRAWINGS: Record<Category, string> = {
  Meals: '/art/bag-meals.svg',
  'Bakery/pastery': '/art/bag-bakery.svg',
  'Diet/healthy': '/art/bag-diet.svg',
  'Late Breakfast': '/art/bag-late-breakfast.svg',
};

/** A picture under a pinked edge, on the colour of its category, with what must be said about it. */
export function BagPicture({ category, imageUrl, availability, eager = false }: BagPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const src = imageUrl === null || imageUrl === broken ? DRAWINGS[category] : imageUrl;
  return (
    <S.Root data-category={category} data-away={availability.state === 'available' ? undefined : true}>
      <S.Picture
        // A picture may have failed before React was there to hear of it.
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
