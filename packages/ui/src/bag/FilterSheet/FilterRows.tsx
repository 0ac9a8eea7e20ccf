import type { BagChoices } from '@zawadeh/domain';
import { useId } from 'react';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';
import * as S from './FilterRows.styles.ts';

export interface FilterOption {
  label: string;
  icon?: IconDrawing;
  isChosen: boolean;
  /** The choices after a press. */
  next: BagChoices;
  /** Of the bags that fit this choice and those of the other fields. */
  count?: number;
}

interface FilterRowsProps {
  name: string;
  options: readonly FilterOption[];
  onPress: (option: FilterOption) => void;
  /** Check boxes, which add to each other; otherwise radio buttons. */
  isMany?: boolean;
}

export function FilterRows({ name, options, onPress, isMany = false }: FilterRowsProps) {
  const group = useId();
  return (
    <S.Root>
      <S.Name>{name}</S.Name>
      {options.map((option) => (
        <S.Row key={option.label}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={group}
            checked={option.isChosen}
            onChange={() => onPress(option)}
          />
          <span>{option.label}</span>
          {option.count !== undefined && <S.Count>{option.count}</S.Count>}
        </S.Row>
      ))}
    </S.Root>
  );
}
