import { useState, type ReactNode } from 'react';
import * as S from './ShopPortrait.styles.ts';

export interface ShopPortraitProps {
  /** Null, or a picture that fails to load, shows the drawing of a shop; undefined is not known yet. */
  pictureUrl: string | null | undefined;
  /** Content of the start corner, such as a back button. */
  corner?: ReactNode;
  /** From edge to edge above a band, also on a desktop: for a narrow column. */
  isBand?: boolean;
}

const DRAWING = '/art/shop.svg';

/** The large picture of a shop on its own page. */
export function ShopPortrait({ pictureUrl, corner, isBand = false }: ShopPortraitProps) {
  return (
    <S.Root data-band={isBand || undefined}>
      <S.Corner>{corner}</S.Corner>
      <S.Window>{pictureUrl !== undefined && <Picture url={pictureUrl} />}</S.Window>
    </S.Root>
  );
}

function Picture({ url }: { url: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  const src = url === null || url === broken ? DRAWING : url;
  return (
    <S.Picture
      // The picture may have failed before hydration, when no error handler existed.
      ref={(img) => {
        if (img?.complete && img.naturalWidth === 0 && src === url) setBroken(url);
      }}
      src={src}
      alt=""
      width={400}
      height={220}
      data-drawn={src === DRAWING || undefined}
      decoding="async"
      onError={() => setBroken(url)}
    />
  );
}
