import { formatUsd, multiplyCents, type Bag } from '@zawadeh/domain';
import { BagPicture, LocalizedText, PickupWindow, Price, Surface } from '@zawadeh/ui';
import type { ReactNode } from 'react';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import * as S from './BagStrip.styles.ts';
import { useBagName } from './waitingBag.messages.ts';

/** The picture shows no availability. */
const AVAILABLE = { state: 'available', lowStock: null } as const;

interface BagStripProps {
  bag: Bag;
  quantity: number;
  note?: ReactNode;
}

/** A bag in one row: picture, name, shop, hours and price. */
export function BagStrip({ bag, quantity, note }: BagStripProps) {
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
          {note && <S.Quiet>{note}</S.Quiet>}
          <S.Name>{bag.title ? <LocalizedText text={bag.title} /> : nameOf(bag)}</S.Name>
          {bag.store && <LocalizedText as={S.Quiet} text={bag.store} />}
          <S.Quiet>
            <PickupWindow bag={bag} now={now} isPlain />
          </S.Quiet>
        </S.Facts>
        <S.Amount>
          {quantity > 1 && (
            <S.Each dir="ltr">
              {quantity} × {formatUsd(bag.salePrice)}
            </S.Each>
          )}
          <Price cents={multiplyCents(bag.salePrice, quantity)} />
        </S.Amount>
      </S.Row>
    </Surface>
  );
}
