import type { Facade } from '@zawadeh/domain';
import type { ReactNode } from 'react';
import * as S from './ShopPortrait.styles.ts';
import { useShopPicture } from './useShopPicture.ts';

export interface ShopPortraitProps {
  /** Null, or a picture that fails to load, shows the drawing; undefined is not known yet. */
  pictureUrl: string | null | undefined;
  /** The kind of front that is drawn; null is that of any shop. */
  facade: Facade | null;
  /** Content of the start corner, such as a back button. */
  corner?: ReactNode;
  /** From edge to edge above a band, also on a desktop: for a narrow column. */
  isBand?: boolean;
}

/**
 * The large picture of a shop on its own page.
 *
 * It stands on a striped band on a phone and in an arch from 768 px.
 *
 * @use once, as the first part of a shop's page, from edge to edge on a phone.
 * @avoid for a bag: a {@link BagPortrait} also shows the availability.
 * @arabic The corner is where reading starts. The picture is never mirrored.
 */
export function ShopPortrait({ pictureUrl, facade, corner, isBand = false }: ShopPortraitProps) {
  return (
    <S.Root data-band={isBand || undefined}>
      <S.Corner>{corner}</S.Corner>
      <S.Window>{pictureUrl !== undefined && <Picture url={pictureUrl} facade={facade} />}</S.Window>
    </S.Root>
  );
}

function Picture({ url, facade }: { url: string | null; facade: Facade | null }) {
  return <S.Picture {...useShopPicture(url, facade)} width={400} height={220} />;
}
