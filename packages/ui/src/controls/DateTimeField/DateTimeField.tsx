import { instantOfWallTime, readWallTime, type Instant } from '@zawadeh/domain';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { clockIcon } from '../../foundations/Icon/shelfIcons.ts';
import { useBeirutTime } from '../../provider/useBeirut.ts';
import { Field, type FieldControl, type FieldTexts } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from './DateTimeField.messages.ts';
import * as S from './DateTimeField.styles.ts';

/** The value is wall time in Beirut in the format of the input: `2026-11-21T17:00`. */
export interface DateTimeFieldProps extends FieldTexts, FieldControl {
  /** The earliest time, in the format of the value. */
  min?: string;
  /** The latest time. */
  max?: string;
}

/** A maximum with a four-digit year stops browsers from accepting a fifth digit. */
const LAST = '2100-12-31T23:59';

type Reading =
  | { state: 'empty' }
  | { state: 'wrong'; reason: 'notATime' | 'missingHour' }
  | { state: 'time'; at: Instant; doubled: boolean };

/**
 * A day and a time in Beirut, wherever the admin is.
 *
 * The control is the browser's own. It shows the date in the browser's language, so the line below repeats it
 * in the page's language, with the words "Beirut time". An hour that the change to summer time skips is an
 * error at once; for an hour that comes twice the line says that the first one is used.
 *
 * @use for pickup and restock times in the admin's forms.
 * @avoid to show a time: that is a {@link DateTime}.
 * @keyboard Tab: goes from part to part of the date
 * @keyboard Up, Down: change the part, as digits do
 * @keyboard Enter, Space: open the calendar, on its button
 * @reader The parts of the date, as the browser names them; then the line below.
 * @arabic The line below has the Levantine month names. The calendar button is at the end and not mirrored.
 */
export function DateTimeField({
  label,
  hint,
  error,
  isOptional,
  isRequired,
  id,
  value,
  onValueChange,
  disabled,
  max = LAST,
  ...input
}: DateTimeFieldProps) {
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const { date, time } = useBeirutTime();
  const [isHalfTyped, setIsHalfTyped] = useState(false);
  const reading = readValue(value);
  const reason = isHalfTyped ? 'notATime' : reading.state === 'wrong' && reading.reason;
  const readingText =
    reading.state === 'time'
      ? intl.formatMessage({ id: messages.reading }, { date: date(reading.at), time: time(reading.at) })
      : intl.formatMessage({ id: messages.beirut });
  return (
    <Field
      label={label}
      hint={
        <S.Lines>
          {hint && <span>{hint}</span>}
          <span>{readingText}</span>
          {reading.state === 'time' && reading.doubled && (
            <span>{intl.formatMessage({ id: messages.doubled })}</span>
          )}
        </S.Lines>
      }
      error={error || (reason && intl.formatMessage({ id: messages[reason] }))}
      isOptional={isOptional}
      isRequired={isRequired}
      id={id}
    >
      {(wiring) => (
        <S.Box>
          <S.Input
            {...wiring}
            {...input}
            ref={control}
            type="datetime-local"
            max={max}
            disabled={disabled}
            value={value}
            onChange={(event) => {
              setIsHalfTyped(false);
              onValueChange(event.target.value);
            }}
            onBlur={(event) => setIsHalfTyped(event.target.validity.badInput)}
          />
          {!disabled && (
            <S.Open>
              <IconButton
                label={intl.formatMessage({ id: messages.open })}
                onPress={() => control.current?.showPicker()}
              >
                <Icon of={clockIcon} size="small" />
              </IconButton>
            </S.Open>
          )}
        </S.Box>
      )}
    </Field>
  );
}

function readValue(value: string): Reading {
  const typed = readWallTime(value);
  if (!typed.ok)
    return typed.error === 'missing' ? { state: 'empty' } : { state: 'wrong', reason: 'notATime' };
  const found = instantOfWallTime(typed.value);
  return found.ok ? { state: 'time', ...found.value } : { state: 'wrong', reason: found.error };
}
