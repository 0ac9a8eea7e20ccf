import {
  dialCodeOf,
  formatNational,
  latinDigits,
  LONGEST_PHONE,
  PHONE_COUNTRIES,
  readPhone,
  type PhoneCountry,
  type PhoneProblem,
} from '@zawadeh/domain';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { chevronDownIcon } from '../../foundations/Icon/formIcons.ts';
import { useLanguage } from '../../provider/contexts.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { useAdoptPreHydrationValue } from '../Field/useAdoptPreHydrationValue.ts';
import * as S from './PhoneField.styles.ts';
import { usePhoneMessages } from './usePhoneWords.ts';

/** The number as typed; `readPhone(text, country)` validates it. */
export interface PhoneValue {
  text: string;
  country: PhoneCountry;
}

export interface PhoneFieldProps extends FieldTexts {
  /** The name of the number in its form. */
  name: string;
  /** The number as typed, and its country. */
  value: PhoneValue;
  /** Called with every change; an international number changes the country too. */
  onValueChange: (value: PhoneValue) => void;
  /** The problem that `readPhone` found in a sent form; shown as a message unless there is an `error`. */
  problem?: PhoneProblem | null;
  /** While the form is sent. */
  disabled?: boolean;
}

/**
 * A phone number and the code of its country, in one box.
 *
 * The number may have spaces, dashes, a leading zero and digits of any script: digits become Latin while the
 * user types, groups form on blur. An international number, pasted or autofilled, sets the country.
 *
 * @use wherever people give a number of their own.
 * @avoid to show a number: that is an {@link Ltr}.
 * @do Read the number with `readPhone` when the form is sent, and again at every change after that.
 * @dont Delete characters while the user types.
 * @dont Show an error before the user is done.
 * @words The label says who calls or writes to it: "WhatsApp phone", «رقم واتساب».
 * @keyboard Tab: goes to the code, then to the number
 * @keyboard Up, Down: choose a country, as letters do, on the code
 * @reader The code and the number are named apart, and read with hint and error.
 * @arabic The box reads from left to right: code, line, number. Label, country names and messages are Arabic.
 */
export function PhoneField({
  name,
  value,
  onValueChange,
  problem,
  error,
  disabled,
  ...field
}: PhoneFieldProps) {
  const { dir } = useLanguage();
  const messages = usePhoneMessages();
  const { text, country } = value;

  const changeText = (typed: string) => {
    const next = latinDigits(typed);
    const reading = readPhone(next, country);
    const isOtherCountry = reading.ok && reading.value.country !== country;
    onValueChange(isOtherCountry ? formatted(next, country) : { text: next, country });
  };
  const formatText = () => {
    const next = formatted(text, country);
    if (next.text !== text || next.country !== country) onValueChange(next);
  };
  const input = useAdoptPreHydrationValue<HTMLInputElement>(text, changeText);

  return (
    <Field {...field} error={error ?? (problem && messages.problem(problem, country))}>
      {(wiring) => (
        <S.Island dir="ltr">
          <S.Picker>
            <span aria-hidden="true">{dialCodeOf(country)}</span>
            <Icon of={chevronDownIcon} size="small" />
            <S.Select
              aria-label={messages.code}
              dir={dir}
              autoComplete="off"
              disabled={disabled}
              value={country}
              onChange={(event) => {
                const chosen = PHONE_COUNTRIES.find((one) => one === event.target.value);
                if (chosen) onValueChange({ text, country: chosen });
              }}
            >
              {PHONE_COUNTRIES.map((one) => (
                <option key={one} value={one}>
                  {messages.country(one)}
                </option>
              ))}
            </S.Select>
          </S.Picker>
          <S.Number
            {...wiring}
            ref={input}
            type="tel"
            name={name}
            dir="ltr"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={LONGEST_PHONE}
            disabled={disabled}
            value={text}
            onChange={({ target }) => {
              replaceDigits(target);
              changeText(target.value);
            }}
            onBlur={formatText}
          />
        </S.Island>
      )}
    </Field>
  );
}

/** Formats the number, such as "70 123 456", and takes its country; an invalid number stays as typed. */
function formatted(text: string, country: PhoneCountry): PhoneValue {
  const reading = readPhone(text, country);
  return reading.ok
    ? { text: formatNational(reading.value), country: reading.value.country }
    : { text, country };
}

/** Replaces digits of another script before React does, which would move the caret to the end. */
function replaceDigits(input: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = input;
  if (latinDigits(value) === value) return;
  input.value = latinDigits(value);
  input.setSelectionRange(selectionStart, selectionEnd);
}
