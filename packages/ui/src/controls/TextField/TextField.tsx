import type { ComponentProps } from 'react';
import { Field, type FieldControl, type FieldTexts } from '../Field/Field.tsx';
import * as S from '../Field/Field.styles.ts';
import { useAdoptPreHydrationValue } from '../Field/useAdoptPreHydrationValue.ts';

export interface TextFieldProps extends FieldTexts, FieldControl {
  type?: 'text' | 'email' | 'tel' | 'date';
  /** What browsers may fill in: "given-name", "email"… */
  autoComplete?: ComponentProps<'input'>['autoComplete'];
  /** The keyboard that phones show, where the type does not say. */
  inputMode?: ComponentProps<'input'>['inputMode'];
  /** What phones write on their Enter key. */
  enterKeyHint?: ComponentProps<'input'>['enterKeyHint'];
  /** `auto` reads as what is typed, for words; `ltr` is for e-mails, codes and links. */
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
          // With nothing in it, `auto` would mean from left to right.
          dir={dir === 'auto' && value === '' ? undefined : dir}
          spellCheck={dir === 'ltr' ? false : undefined}
          autoCapitalize={dir === 'ltr' ? 'none' : undefined}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}
