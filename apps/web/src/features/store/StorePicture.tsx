import type { OwnStore } from '@zawadeh/domain';
import { useShopPicture } from '@zawadeh/ui';
import * as S from './StoreScreen.styles.ts';

/** The shop in the old city's arch. */
export function StorePicture({ store }: { store: OwnStore }) {
  return (
    <S.Arch>
      <S.Picture {...useShopPicture(store.pictureUrl, store.facade)} width={48} height={54} />
    </S.Arch>
  );
}
