import type { ComponentProps } from 'react';
import { Field, type FieldControl, type FieldTexts } from '../Field/Field.tsx';
import * as S from '../Field/Field.styles.ts';
import { typedLanguage } from '../Field/typedLanguage.ts';
import { useAdoptPreHydrationValue } from '../Field/useAdoptPreHydrationValue.ts';

export interface TextFieldProps extends FieldTexts, FieldControl {
  /** Sets the on-screen keyboard. */
  type?: 'text' | 'email' | 'tel' | 'date' | 'time';
  /** The autocomplete token: "given-name", "email"… */
  autoComplete?: ComponentProps<'input'>['autoComplete'];
  /** The keyboard on phones, where the type does not set it. */
  inputMode?: ComponentProps<'input'>['inputMode'];
  /** The label of the Enter key on phones. */
  enterKeyHint?: ComponentProps<'input'>['enterKeyHint'];
  /** `auto` follows the typed text; `ltr` is for e-mails, codes and links. */
  dir?: 'auto' | 'ltr';
  /** The number of characters that can be typed. */
  maxLength?: number;
  /** An example, never the only instruction. */
  placeholder?: string;
}

/**
 * One line of text: a name, an e-mail, a floor.
 *
 * A value that the browser filled in before hydration counts as typed.
 *
 * @use for whatever fits on one line and is sent with a form.
 * @avoid for passwords ({@link PasswordField}), numbers ({@link NumberField}), phones ({@link PhoneField}) or
 *   a search ({@link SearchField}).
 * @words The label is a noun, "Name", «الاسم». The placeholder is an example: it disappears while the user
 *   types, so it holds nothing that is needed.
 * @keyboard Enter: sends its form
 * @reader The label, whether the field is required, the hint and the error.
 * @arabic An empty field has the direction of the page, a filled one that of its text; e-mails, codes and
 *   links keep `dir="ltr"`. All begin at the page's start, so that a form has one edge.
 */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  isRequired,
  id,
  value,
  onValueChange,
  type = 'text',
  dir = type === 'text' ? 'auto' : 'ltr',
  ...input
}: TextFieldProps) {
  const control = useAdoptPreHydrationValue<HTMLInputElement>(value, onValueChange);
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} isRequired={isRequired} id={id}>
      {(wiring) => (
        <S.Input
          {...wiring}
          {...input}
          ref={control}
          type={type}
          // For an empty field `auto` would mean left to right.
          dir={dir === 'auto' && value === '' ? undefined : dir}
          lang={dir === 'auto' ? typedLanguage(value) : undefined}
          spellCheck={dir === 'ltr' ? false : undefined}
          autoCapitalize={dir === 'ltr' ? 'none' : undefined}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}
