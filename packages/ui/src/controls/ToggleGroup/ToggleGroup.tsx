import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import * as S from './ToggleGroup.styles.ts';

export interface ToggleOption<Value extends string> {
  value: Value;
  /** Cards have an icon; segments have a label only. */
  icon?: IconDrawing;
  label: ReactNode;
  /** One line below the label of a card: what it means, or why it cannot be chosen. */
  note?: ReactNode;
  isDisabled?: boolean;
  /** A card with a line of its own and less weight, after the usual ones. */
  isQuiet?: boolean;
}

export interface ToggleGroupProps<Value extends string> {
  /** The name of the choice, shown above cards; may be a Heading. For segments it is visually hidden. */
  legend: ReactNode;
  /** Two or a few options, all visible. */
  options: readonly ToggleOption<Value>[];
  /** Null while no option is chosen. */
  value: Value | null;
  /** Called with the value of the chosen card. */
  onValueChange: (value: Value) => void;
  /** Segments switch between two variants of one form. */
  look?: 'cards' | 'segments';
}

/**
 * One of two or three ways to go on, each on a card: delivery or pickup.
 *
 * Cards stand side by side, or stacked where a label does not fit. A choice made before hydration is kept.
 *
 * @use where the choice changes what comes next on the screen. With `look="segments"` it is one bar without
 *   icons, for two views of one form: Sign In, Sign Up.
 * @avoid to narrow a list (a {@link Chip}), or for more than three choices (a {@link SelectField}).
 * @do Keep a card that cannot be chosen in sight, with `isDisabled` and a `note` that says why.
 * @part {legend} Legend: the question
 * @part {label} Card: one answer, pressed anywhere
 * @part {input} Mark: filled on the chosen card
 * @words The legend is a question, the cards are its answers in a word or two: "How do you want it?" with
 *   "Delivery" and "Pickup", «كيف تريد استلامه؟» with «توصيل» and «استلام».
 * @keyboard Arrows: choose the next and the one before
 * @keyboard Space: chooses, where nothing is chosen yet
 * @reader Native radio buttons below their legend. A filled mark and a thicker border show the choice without
 *   colour.
 * @arabic The first card is at the inline start, the arrow keys follow, and the moped is mirrored.
 */
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
  // Adopts a choice made in the server's HTML before hydration.
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
          <Option key={option.value} data-quiet={option.isQuiet || undefined}>
            {option.icon && <Icon of={option.icon} />}
            <S.Words>
              <span id={`${name}${option.value}`}>{option.label}</span>
              {option.note && <S.Note id={`${name}${option.value}-note`}>{option.note}</S.Note>}
            </S.Words>
            <S.Mark
              type="radio"
              name={name}
              value={option.value}
              aria-labelledby={`${name}${option.value}`}
              aria-describedby={option.note ? `${name}${option.value}-note` : undefined}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onValueChange(option.value)}
            />
          </Option>
        ))}
      </Options>
    </S.Root>
  );
}
