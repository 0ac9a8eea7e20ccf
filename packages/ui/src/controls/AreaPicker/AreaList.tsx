import type { DeliveryArea } from '@zawadeh/domain';
import { useLayoutEffect } from 'react';
import { Price } from '../../foundations/Price/Price.tsx';
import { useLanguage } from '../../provider/contexts.ts';
import * as S from './AreaPicker.styles.ts';
import { Dropdown } from './Dropdown.tsx';
import { OtherName } from './OtherName.tsx';

interface AreaListProps {
  id: string;
  label: string;
  areas: readonly DeliveryArea[];
  area: DeliveryArea | null;
  active: DeliveryArea | null;
  choose: (area: DeliveryArea) => void;
  hasFees: boolean;
}

export const rowId = (listId: string, { id }: DeliveryArea): string => `${listId}-${id}`;

/** The focus stays in the input, which names the active row by aria-activedescendant. */
export function AreaList({ id, label, areas, area, active, choose, hasFees }: AreaListProps) {
  const { locale } = useLanguage();
  const scrollTarget = active ?? area;
  useLayoutEffect(() => {
    if (scrollTarget) document.getElementById(rowId(id, scrollTarget))?.scrollIntoView({ block: 'nearest' });
  }, [id, scrollTarget]);
  return (
    <Dropdown>
      {/* Browsers make scrollable elements focusable, so the list needs tabIndex -1. */}
      <S.List id={id} role="listbox" aria-label={label} tabIndex={-1}>
        {areas.map((one) => (
          <S.Row
            key={one.id}
            id={rowId(id, one)}
            role="option"
            aria-selected={one === area}
            data-active={one === active || undefined}
            onClick={() => choose(one)}
          >
            <S.Names>
              {one.name[locale]} <OtherName area={one} />
            </S.Names>
            {hasFees && <Price cents={one.fee} />}
          </S.Row>
        ))}
      </S.List>
    </Dropdown>
  );
}
