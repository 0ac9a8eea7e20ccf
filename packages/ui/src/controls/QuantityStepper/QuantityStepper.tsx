import { clampQuantity, latinDigits } from '@zawadeh/domain';
import { useId, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { minusIcon, plusIcon } from '../../foundations/Icon/icons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import type { UiMessageIds } from '../../locales/messageId.ts';
import * as S from './QuantityStepper.styles.ts';

const messages = {
  /** The three labels name the bag, so that each is understood on its own. */
  less: 'ui.quantityStepper.less',
  quantity: 'ui.quantityStepper.quantity',
  more: 'ui.quantityStepper.more',
  /** Explains why the quantity cannot be raised. */
  limitNote: 'ui.quantityStepper.limitNote',
} satisfies UiMessageIds;

export interface QuantityStepperProps {
  /** The title of the bag, used in the accessible names. */
  label: string;
  /** From 1 to `max`. */
  value: number;
  /** The remaining stock. */
  max: number;
  /** Called with a quantity from 1 to max, and only when it changes. */
  onValueChange: (value: number) => void;
  /** Called when zero or less was typed; without it the quantity is at least one. */
  onRemove?: () => void;
  /** `apart` has three large cells, for work; there the minus at one removes, too. */
  look?: 'joined' | 'apart';
}

/**
 * How many of a bag to buy: from one to what the store has left.
 *
 * @use on a bag's page and on a line of the cart.
 * @avoid for other numbers: those are typed into a {@link NumberField}.
 * @part {button} Less
 * @part {input} Number: can be typed over
 * @part {button:last-of-type} More
 * @part {p} Note: says why there is no more
 * @words The names begin with the title of the bag. The note says why there is no more: "That’s all the
 *   store has left.", «هذا كل ما بقي في المتجر.»
 * @keyboard Space, Enter: one less or one more, on a button
 * @keyboard Up, Down: one more, one less, on the number, in both languages
 * @keyboard Home, End: one, and all there is
 * @keyboard Enter: the typed number becomes the nearest possible one, as on blur
 * @keyboard Escape: drops what was typed
 * @reader The bag's title with each part; the new number is announced. A button at its limit uses
 *   aria-disabled and keeps the focus; the note says why.
 * @arabic Minus comes first where reading starts: on the right. Minus and plus are not mirrored, and digits
 *   are Latin: ٣ becomes 3.
 */
export function QuantityStepper({
  label,
  value,
  max,
  onValueChange,
  onRemove,
  look = 'joined',
}: QuantityStepperProps) {
  const intl = useIntl();
  const noteId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const doesLessRemove = look === 'apart' && onRemove !== undefined && value === 1;
  const isMin = value <= 1 && !doesLessRemove;
  const isMax = value >= max;

  const choose = (quantity: number): number => {
    const next = clampQuantity(quantity, max);
    setTyped(null);
    if (next !== value) onValueChange(next);
    return next;
  };
  // A spinbutton announces its own value; after a button press a live region does.
  const press = (quantity: number) => setAnnouncement(String(choose(quantity)));
  const parseTyped = onRemove ? partialNumber : firstNumber;
  const isRemoval = onRemove !== undefined && typed !== null && /\d/.test(typed) && Number(typed) <= 0;
  const remove = () => {
    setTyped(null);
    onRemove?.();
  };
  const commit = () => {
    if (isRemoval) remove();
    else if (typed !== null) choose(/\d/.test(typed) ? Number(typed) : value);
  };
  // The next element must receive the focus before this line is unmounted.
  const leave = () => (isRemoval ? setTimeout(remove) : commit());
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const current = typed ? Number(typed) : value;
    const moves: Record<string, () => void> = {
      ArrowUp: () => choose(current + 1),
      ArrowDown: () => choose(current - 1),
      Home: () => choose(1),
      End: () => choose(max),
      Enter: commit,
      Escape: () => setTyped(null),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  const messageFor = (id: (typeof messages)[keyof typeof messages]) =>
    intl.formatMessage({ id }, { name: label });
  return (
    <div>
      <S.Cells data-look={look}>
        <S.Step
          type="button"
          aria-label={messageFor(messages.less)}
          aria-disabled={isMin}
          onClick={() => (doesLessRemove ? onRemove() : press(value - 1))}
        >
          <Icon of={minusIcon} size="small" />
        </S.Step>
        <S.Value
          role="spinbutton"
          aria-label={messageFor(messages.quantity)}
          aria-valuenow={value}
          aria-valuemin={1}
          aria-valuemax={Math.max(1, max)}
          aria-describedby={isMax ? noteId : undefined}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={4}
          value={typed ?? value}
          onChange={(event) => setTyped(parseTyped(event.target.value))}
          onFocus={(event) => event.target.select()}
          onBlur={leave}
          onKeyDown={onKeyDown}
        />
        <S.Step
          type="button"
          aria-label={messageFor(messages.more)}
          aria-disabled={isMax}
          aria-describedby={isMax ? noteId : undefined}
          onClick={() => press(value + 1)}
        >
          <Icon of={plusIcon} size="small" />
        </S.Step>
      </S.Cells>
      <S.Note id={noteId} aria-live="polite">
        {isMax && intl.formatMessage({ id: messages.limitNote })}
      </S.Note>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </div>
  );
}

/** A possibly negative number, complete or partial: "-", "-2". */
const partialNumber = (text: string): string =>
  /-?\d*/.exec(latinDigits(text).replace('\u2212', '-').trim())?.[0] ?? '';

/** The first run of digits in any script: 2 of "-2", 1 of "1.5". */
const firstNumber = (text: string): string => /\d+/.exec(latinDigits(text))?.[0] ?? '';
