import type { WeekBag } from '@zawadeh/domain';
import { BagPicture } from '@zawadeh/ui';
import * as S from './WeekSection.styles.ts';

/** It shows no availability: the numbers beside it do. */
const AVAILABLE = { state: 'available', lowStock: null } as const;

export function WeekPicture({ bag: { category, picture, imageUrl } }: { bag: WeekBag }) {
  return (
    <S.Arch>
      <BagPicture category={category} picture={picture} imageUrl={imageUrl} availability={AVAILABLE} />
    </S.Arch>
  );
}
