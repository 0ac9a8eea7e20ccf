import type { Facade } from '@zawadeh/domain';
import { use, type ReactNode } from 'react';
import { LinkContext, Skeleton, Text, useShopPicture } from '@zawadeh/ui';
import * as S from './ShopCard.styles.ts';

export interface ShopCardProps {
  /** The text of the link, in the page's language where it exists. */
  name: ReactNode;
  /** The id of the name, by which the action is named too. */
  nameId?: string;
  /** Null, or a picture that fails to load, shows the drawing. */
  pictureUrl: string | null;
  /** The kind of front that is drawn; null is that of any shop. */
  facade: Facade | null;
  /** The shop's page. */
  href: string;
  /** One short line below the name. */
  note?: ReactNode;
  /** Content of the end, such as a favourite button. */
  action?: ReactNode;
}

/**
 * One shop in a list of shops.
 *
 * The link covers the whole card; the action lies above it, and `nameId` names it. `ShopCardSkeleton` has the
 * same size.
 *
 * @use for the favourite shops of a profile.
 * @avoid on the shop's own page (a {@link ShopPortrait}), or for a bag (a {@link BagCard}).
 * @keyboard Tab: goes to the link, then to the action
 * @arabic The picture is where reading starts, the action where it ends. The picture is never mirrored.
 */
export function ShopCard({ name, nameId, pictureUrl, facade, href, note, action }: ShopCardProps) {
  const Link = use(LinkContext);
  return (
    <S.Root>
      <S.Window>
        <S.Picture {...useShopPicture(pictureUrl, facade)} width={56} height={64} />
      </S.Window>
      <S.Words>
        <S.Open as={Link} href={href} id={nameId}>
          {name}
        </S.Open>
        <Text as="span" look="bodySmall" tone="muted">
          {note}
        </Text>
      </S.Words>
      {action && <S.Action>{action}</S.Action>}
    </S.Root>
  );
}

/** The loading placeholder. */
export function ShopCardSkeleton() {
  return (
    <S.Root aria-hidden="true">
      <S.Window />
      <S.Words>
        <Skeleton $width="80%" $height={20} />
        <Skeleton $width="50%" $height={16} />
      </S.Words>
    </S.Root>
  );
}
