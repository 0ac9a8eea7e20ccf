import type { ComponentProps } from 'react';
import { Field, type FieldControl, type FieldTexts } from '../Field/Field.tsx';
import * as S from '../Field/Field.styles.ts';
import { typedLanguage } from '../Field/typedLanguage.ts';
import { useAdoptPreHydrationValue } from '../Field/useAdoptPreHydrationValue.ts';

export interface TextFieldProps extends FieldTexts, FieldControl {
  type?: 'text' | 'email' | 'tel' | 'date' | 'time';
  /** The autocomplete token: "given-name", "email"… */
  autoComplete?: ComponentProps<'input'>['autoComplete'];
  /** The keyboard on phones, where the type does not set it. */
  inputMode?: ComponentProps<'input'>['inputMode'];
  /** The label of the Enter key on phones. */
  enterKeyHint?: ComponentProps<'input'>['enterKeyHint'];
  /** `auto` follows the typed text; `ltr` is for e-mails, codes and links. */
  dir?: 'auto' | 'ltr';
  maxLength?: number;
  /** An example, never the only instruction. */
  placeholder?: string;
}

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
