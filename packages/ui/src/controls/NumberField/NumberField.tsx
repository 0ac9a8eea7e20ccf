import { formatUsd, latinDigits, readTypedCount, readTypedPrice } from '@zawadeh/domain';
import { useId, type ChangeEvent } from 'react';
import { Field, type FieldControl, type FieldTexts } from '../Field/Field.tsx';
import { useAdoptPreHydrationValue } from '../Field/useAdoptPreHydrationValue.ts';
import * as S from './NumberField.styles.ts';

export interface NumberFieldProps extends FieldTexts, FieldControl {
  /** A price has a `$` before it and its cents after it; a count is whole. */
  kind: 'price' | 'count';
  placeholder?: string;
}

/** The longest that either kind is, with room for a slip that is still to be seen and mended. */
const MAX_LENGTH = 20;

/** A number in digits of any script, shown in Latin ones. It stays a text: only a form's rules say whether it will do. */
export function NumberField({
  label,
  hint,
  error,
  isOptional,
  isRequired,
  id,
  kind,
  value,
  onValueChange,
  ...input
}: NumberFieldProps) {
  const control = useAdoptPreHydrationValue<HTMLInputElement>(value, onValueChange);
  const signId = useId();
  const normalize = () => {
    const normalized = kind === 'price' ? normalizePrice(value) : normalizeCount(value);
    if (normalized !== value) onValueChange(normalized);
  };
  const isPrice = kind === 'price';
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} isRequired={isRequired} id={id}>
      {(wiring) => (
        <S.Root dir={isPrice ? 'ltr' : undefined}>
          <S.Input
            {...wiring}
            {...input}
            ref={control}
            type="text"
            inputMode={isPrice ? 'decimal' : 'numeric'}
            autoComplete="off"
            dir="ltr"
            data-kind={kind}
            aria-describedby={
              isPrice ? describedByIds(signId, wiring['aria-describedby']) : wiring['aria-describedby']
            }
            maxLength={MAX_LENGTH}
            value={value}
            onChange={(event) => onValueChange(withLatinDigits(event))}
            onBlur={normalize}
          />
          {isPrice && (
            <S.Sign id={signId} data-disabled={input.disabled || undefined}>
              $
            </S.Sign>
          )}
        </S.Root>
      )}
    </Field>
  );
}

const describedByIds = (signId: string, described: string | undefined): string =>
  described === undefined ? signId : `${signId} ${described}`;

/** Written back at once, with the caret where it was: React would move it to the end. */
function withLatinDigits({ target }: ChangeEvent<HTMLInputElement>): string {
  const latin = latinDigits(target.value).replaceAll('٫', '.');
  if (latin !== target.value) {
    const caret = target.selectionStart;
    target.value = latin;
    target.setSelectionRange(caret, caret);
  }
  return latin;
}

/** "4.5" as "4.50"; what is not a price stays as it was typed. */
function normalizePrice(typed: string): string {
  const cents = readTypedPrice(typed);
  return cents === null ? typed.trim() : formatUsd(cents).replaceAll(/[$,]/g, '');
}

/** "012" as "12", "1,200" as "1200". */
function normalizeCount(typed: string): string {
  return String(readTypedCount(typed) ?? typed.trim());
}
