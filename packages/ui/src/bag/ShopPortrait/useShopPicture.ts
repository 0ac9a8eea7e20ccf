import { useState, type ComponentProps } from 'react';

const DRAWING = '/art/shop.svg';

type PictureProps = ComponentProps<'img'> & { 'data-drawn'?: true | undefined };

/** The attributes of a shop's picture. Null, or one that fails to load, is the drawing of a shop. */
export function useShopPicture(url: string | null): PictureProps {
  const [broken, setBroken] = useState<string | null>(null);
  const src = url === null || url === broken ? DRAWING : url;
  return {
    // The picture may have failed before hydration, when no error handler existed.
    ref: (img) => {
      if (img?.complete && img.naturalWidth === 0 && src === url) setBroken(url);
    },
    src,
    alt: '',
    'data-drawn': src === DRAWING || undefined,
    decoding: 'async',
    onError: () => setBroken(url),
  };
}
