import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import * as S from './ToggleGroup.styles.ts';

export interface ToggleOption<Value extends string> {
  value: Value;
  /** Cards are known by theirs; segments have words alone. */
  icon?: IconDrawing;
  label: ReactNode;
}

export interface ToggleGroupProps<Value extends string> {
  /** What is being chosen, shown above the cards; may be a Heading. Segments only have it read aloud. */
  legend: ReactNode;
  /** Two or a few, all in sight. */
  options: readonly ToggleOption<Value>[];
  /** Nothing is chosen where it is null. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** Segments of one bar are for two faces of the same form. */
  look?: 'cards' | 'segments';
}

/** Radios, so the browser's own keys move the choice: in Arabic too, towards where reading goes. */
export function ToggleGroup<Value extends string>({
  legend,
  options,
  value,
  onValueChange,
  look = 'cards',
}: ToggleGroupProps<Value>) {
  const name = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const isBar = look === 'segments';
  const Options = isBar ? S.Segments : S.Cards;
  const Option = isBar ? S.Segment : S.Card;
  // Chosen on a page drawn by the server, before its scripts had come, counts as chosen.
  const adopt = useEffectEvent(() => {
    const checkedValue = root.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const option = options.find((each) => each.value === checkedValue);
    if (option && option.value !== value) onValueChange(option.value);
  });
  useEffect(() => adopt(), []);
  return (
    <S.Root ref={root}>
      {isBar ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <S.Legend>{legend}</S.Legend>}
      <Options>
        {options.map((option) => (
          <Option key={option.value}>
            {option.icon && <Icon of={option.icon} />}
            <S.Words>{option.label}</S.Words>
            <S.Mark
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
          </Option>
        ))}
      </Options>
    </S.Root>
  );
}
