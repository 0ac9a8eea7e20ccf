import { latinDigits, leftToRight, LONGEST_PIN, SHORTEST_PIN } from '@zawadeh/domain';
import type { KeyboardEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { backspaceIcon, BrandMark, Icon, useLanguage, VisuallyHidden } from '@zawadeh/ui';
import * as S from './PinPad.styles.ts';

export interface PinPadProps {
  /** Of the shop; the heading. */
  title: ReactNode;
  /** Up to six digits. */
  value: string;
  /** Called with up to six digits. */
  onValueChange: (value: string) => void;
  /** Called by the key that opens, from four digits on. */
  onOpen: () => void;
  /** Leads to pairing anew. */
  onForget?: () => void;
  /** Instead of "Type your PIN" and "Open", where a PIN is chosen. */
  prompt?: string;
  /** The name of the key that opens, with `prompt`. */
  action?: string;
  /** Whether the last PIN was wrong. */
  isWrong?: boolean;
  /** Until the next PIN is accepted; the page counts down. */
  secondsLeft?: number;
  /** Beside "Forgot it?": the other language. */
  children?: ReactNode;
}

const DOTS = Array.from({ length: LONGEST_PIN }, (_, place) => place);
const DIGITS = Array.from('123456789');

/**
 * The lock of a counter phone.
 *
 * Four places are firm and two dashed, because a PIN has four to six digits; so it has a key of its own to
 * open. The page counts the seconds until the next PIN is accepted.
 *
 * @use as a whole screen, after a restart and after ten minutes without a press.
 * @avoid for passwords (a {@link PasswordField}), and never to hold back confirmations that wait to be sent.
 * @keyboard Tab: goes to the next key
 * @keyboard Enter, Space: press the key
 * @keyboard 0 to 9, Backspace: type and delete, with digits of any script
 * @reader How many digits are typed. A wrong PIN is announced at once, the seconds are not.
 * @arabic Places and keys are left to right, 1-2-3 from the left.
 */
export function PinPad({
  title,
  value,
  onValueChange,
  onOpen,
  onForget,
  prompt,
  action,
  isWrong = false,
  secondsLeft = 0,
  children,
}: PinPadProps) {
  const intl = useIntl();
  const { dir } = useLanguage();
  const isWaiting = secondsLeft > 0;
  const canOpen = !isWaiting && value.length >= SHORTEST_PIN;
  const type = (digit: string) => {
    if (!isWaiting && value.length < LONGEST_PIN) onValueChange(value + digit);
  };
  const deleteLast = () => {
    if (value !== '') onValueChange(value.slice(0, -1));
  };
  const open = () => {
    if (canOpen) onOpen();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const digit = latinDigits(event.key);
    if (event.key === 'Backspace') deleteLast();
    else if (/^\d$/.test(digit)) type(digit);
  };
  const clock = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
  const left = dir === 'rtl' ? leftToRight(clock) : clock;
  return (
    <S.Root onKeyDown={onKeyDown}>
      <S.Top>
        <BrandMark kind="mark" />
        <S.Title>{title}</S.Title>
        <p>{prompt ?? intl.formatMessage({ id: 'web.pinPad.prompt' })}</p>
        <S.Dots dir="ltr">
          {DOTS.map((place) => (
            <S.Dot
              key={place}
              data-typed={place < value.length || undefined}
              data-optional={place >= SHORTEST_PIN || undefined}
            />
          ))}
          <VisuallyHidden as="output">
            {intl.formatMessage({ id: 'web.pinPad.typed' }, { count: value.length })}
          </VisuallyHidden>
        </S.Dots>
        <S.Trouble>
          {isWaiting && <span role="timer">{intl.formatMessage({ id: 'web.pinPad.wait' }, { left })}</span>}
          <S.Wrong role="alert" data-hidden={isWaiting || undefined}>
            {isWrong && intl.formatMessage({ id: 'web.pinPad.wrong' })}
          </S.Wrong>
        </S.Trouble>
      </S.Top>
      <S.Pad dir="ltr">
        {DIGITS.map((digit) => (
          <S.Key key={digit} type="button" aria-disabled={isWaiting} onClick={() => type(digit)}>
            {digit}
          </S.Key>
        ))}
        <S.Delete
          type="button"
          aria-label={intl.formatMessage({ id: 'web.pinPad.delete' })}
          aria-disabled={value === ''}
          onClick={deleteLast}
        >
          <Icon of={backspaceIcon} />
        </S.Delete>
        <S.Key type="button" aria-disabled={isWaiting} onClick={() => type('0')}>
          0
        </S.Key>
        <S.Open type="button" data-kind="primary" aria-disabled={!canOpen} onClick={open}>
          {action ?? intl.formatMessage({ id: 'web.pinPad.open' })}
        </S.Open>
      </S.Pad>
      <S.Foot>
        {onForget && (
          <S.Forgot type="button" onClick={onForget}>
            {intl.formatMessage({ id: 'web.pinPad.forgot' })}
          </S.Forgot>
        )}
        {children}
      </S.Foot>
    </S.Root>
  );
}
