import { CODE_END_LENGTH, CODE_LETTERS, latinDigits, nextLetters } from '@zawadeh/domain';
import type { KeyboardEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { backspaceIcon, Icon, VisuallyHidden } from '@zawadeh/ui';
import * as S from './CodePad.styles.ts';

export interface CodePadProps {
  /** Up to four characters. */
  value: string;
  /** Called with up to four characters. */
  onValueChange: (value: string) => void;
  /** Of all orders that may be meant: characters that lead to none of them are dimmed. Without orders none is. */
  codes: readonly string[];
  /** Between the places and the pad: the orders that fit. */
  children?: ReactNode;
}

const PLACES = Array.from({ length: CODE_END_LENGTH }, (_, place) => place);

/**
 * A keyboard for the last four characters of an order's code, which an Arabic keyboard cannot type.
 *
 * Keys that lead to no order are dimmed, so that three presses often are enough; they can be pressed all the
 * same, because the order may be newer than the list. The pad is as high as its container.
 *
 * @use where a code is told instead of scanned.
 * @avoid for whole codes, which are pasted into a {@link TextField}.
 * @keyboard Tab: goes to the next key
 * @keyboard Enter, Space: press the key
 * @keyboard Letters, digits: type a character of a code, in either case and with digits of any script
 * @keyboard Backspace: deletes the last character
 * @reader Each change of the four places is announced.
 * @arabic Places and keys are left to right.
 */
export function CodePad({ value, onValueChange, codes, children }: CodePadProps) {
  const intl = useIntl();
  const leadOn = nextLetters(codes, value);
  const hasCodes = codes.length > 0;
  const type = (letter: string) => {
    if (value.length < CODE_END_LENGTH) onValueChange(value + letter);
  };
  const deleteLast = () => {
    if (value !== '') onValueChange(value.slice(0, -1));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = latinDigits(event.key).toUpperCase();
    if (event.key === 'Backspace') deleteLast();
    else if (letter.length === 1 && CODE_LETTERS.includes(letter)) type(letter);
  };
  return (
    <S.Root onKeyDown={onKeyDown}>
      <S.Places dir="ltr">
        <VisuallyHidden as="output" aria-label={intl.formatMessage({ id: 'web.codePad.label' })}>
          {Array.from(value).join(' ')}
        </VisuallyHidden>
        {PLACES.map((place) => (
          <S.Place key={place} aria-hidden="true" data-current={place === value.length || undefined}>
            {value.charAt(place)}
          </S.Place>
        ))}
      </S.Places>
      <S.Found>{children}</S.Found>
      <S.Pad dir="ltr" translate="no">
        {Array.from(CODE_LETTERS, (letter) => (
          <S.Key
            key={letter}
            type="button"
            data-dimmed={(hasCodes && !leadOn.has(letter)) || undefined}
            onClick={() => type(letter)}
          >
            {letter}
          </S.Key>
        ))}
        <S.Delete
          type="button"
          aria-label={intl.formatMessage({ id: 'web.codePad.delete' })}
          aria-disabled={value === ''}
          onClick={deleteLast}
        >
          <Icon of={backspaceIcon} />
        </S.Delete>
      </S.Pad>
    </S.Root>
  );
}
