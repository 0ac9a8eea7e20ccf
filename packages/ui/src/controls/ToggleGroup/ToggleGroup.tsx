import { useId, type ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';
import * as S from './ToggleGroup.styles.ts';

export interface ToggleOption<Value extends string> {
  value: Value;
  icon: IconDrawing;
  label: ReactNode;
}

export interface ToggleGroupProps<Value extends string> {
  /** What is being chosen, shown above; may be a Heading. */
  legend: ReactNode;
  /** Two or a few, all in sight. */
  options: readonly ToggleOption<Value>[];
  /** Nothing is chosen where it is null. */
  value: Value | null;
  onValueChange: (value: Value) => void;
}

/** Radios, so the browser's own keys move the choice: in Arabic too, towards where reading goes. */
export function ToggleGroup<Value extends string>({
  legend,
  options,
  value,
  onValueChange,
}: ToggleGroupProps<Value>) {
  const name = useId();
  return (
    <S.Root>
      <S.Legend>{legend}</S.Legend>
      <S.Cards>
        {options.map((option) => (
          <S.Card key={option.value}>
            <Icon of={option.icon} />
            <S.Words>{option.label}</S.Words>
            <S.Mark
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
          </S.Card>
        ))}
      </S.Cards>
    </S.Root>
  );
}
