import type { Bag } from '@zawadeh/domain';
import { BagPicture, LocalizedText, PickupPlace, Price, Surface } from '@zawadeh/ui';
import type { ReactNode } from 'react';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import * as S from './BagStrip.styles.ts';
import { useBagName } from './waitingBag.messages.ts';

/** The picture shows no availability. */
const AVAILABLE = { state: 'available', lowStock: null } as const;

/** A bag in one row: picture, name, shop, hours and price. */
export function BagStrip({ bag, note }: { bag: Bag; note?: ReactNode }) {
  const now = useAtomValue(nowAtom);
  const nameOf = useBagName();
  return (
    <Surface padding="small">
      <S.Row>
        <S.Arch>
          <BagPicture
            category={bag.category}
            picture={bag.picture}
            imageUrl={bag.imageUrl}
            availability={AVAILABLE}
            eager
          />
        </S.Arch>
        <S.Facts>
          {note && <S.Note>{note}</S.Note>}
          <S.Name>{bag.title ? <LocalizedText text={bag.title} /> : nameOf(bag)}</S.Name>
          <PickupPlace place={bag} now={now} />
        </S.Facts>
        <S.Amount>
          <Price cents={bag.salePrice} />
        </S.Amount>
      </S.Row>
    </Surface>
  );
}
