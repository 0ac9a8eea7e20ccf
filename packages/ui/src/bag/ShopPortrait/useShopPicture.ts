import type { Facade } from '@zawadeh/domain';
import { useState, type ComponentProps } from 'react';

/** The file of a front; null is that of any shop. */
export const facadeDrawing = (facade: Facade | null): string =>
  facade === null ? '/art/shop.svg' : `/art/shop-${facade}.svg`;

type PictureProps = ComponentProps<'img'> & { 'data-drawn'?: true | undefined };

/** The attributes of a shop's picture. Null, or one that fails to load, is the drawing of its facade. */
export function useShopPicture(url: string | null, facade: Facade | null): PictureProps {
  const [broken, setBroken] = useState<string | null>(null);
  const drawing = facadeDrawing(facade);
  const src = url === null || url === broken ? drawing : url;
  return {
    // The picture may have failed before hydration, when no error handler existed.
    ref: (img) => {
      if (img?.complete && img.naturalWidth === 0 && src === url) setBroken(url);
    },
    src,
    alt: '',
    'data-drawn': src === drawing || undefined,
    decoding: 'async',
    onError: () => setBroken(url),
  };
}
