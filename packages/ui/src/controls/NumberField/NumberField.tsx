import { formatUsd, latinDigits, readTypedCount, readTypedPercent, readTypedPrice } from '@zawadeh/domain';
import { useId, type ChangeEvent } from 'react';
import { Field, type FieldControl, type FieldTexts } from '../Field/Field.tsx';
import { useAdoptPreHydrationValue } from '../Field/useAdoptPreHydrationValue.ts';
import * as S from './NumberField.styles.ts';

export interface NumberFieldProps extends FieldTexts, FieldControl {
  /** A price has a `$` before it and two decimals; a count is an integer; a percentage may have decimals. */
  kind: 'price' | 'count' | 'percent';
  /** An example. */
  placeholder?: string;
}

/** Longer than any valid number, so that a typing mistake stays visible and can be corrected. */
const MAX_LENGTH = 20;

/**
 * A price, a count or a percentage, typed in digits of any script and shown in Latin digits.
 *
 * A native text input, because a field that holds a number loses a half-typed price. The value stays a text,
 * which the form validates. On blur a price gets two decimals and a count loses leading zeros; an invalid
 * value stays as typed.
 *
 * @use in the admin's forms, where numbers are typed.
 * @avoid to change a number by one (a {@link QuantityStepper}), or for phones and codes, which are not
 *   numbers.
 * @words The label names the figure, "Sale price", «سعر البيع»; the unit stands in the field, not in the
 *   label.
 * @keyboard Enter: sends its form
 * @reader The label, the currency of a price, the hint and the error.
 * @arabic A price reads from left to right everywhere, with `$` before it. A count begins at the page's
 *   start.
 */
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
    const normalized = normalizers[kind](value);
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
            inputMode={kind === 'count' ? 'numeric' : 'decimal'}
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

/** Writes the value itself, because React would move the caret to the end. */
function withLatinDigits({ target }: ChangeEvent<HTMLInputElement>): string {
  const latin = latinDigits(target.value).replaceAll('٫', '.');
  if (latin !== target.value) {
    const caret = target.selectionStart;
    target.value = latin;
    target.setSelectionRange(caret, caret);
  }
  return latin;
}

/** "4.5" becomes "4.50"; an invalid price stays as typed. */
function normalizePrice(typed: string): string {
  const cents = readTypedPrice(typed);
  return cents === null ? typed.trim() : formatUsd(cents).replaceAll(/[$,]/g, '');
}

/** "012" becomes "12", "1,200" becomes "1200". */
function normalizeCount(typed: string): string {
  return String(readTypedCount(typed) ?? typed.trim());
}

/** "12.50 %" becomes "12.5". */
function normalizePercent(typed: string): string {
  const share = readTypedPercent(typed);
  return share === null ? typed.trim() : String(share / 100);
}

const normalizers = { price: normalizePrice, count: normalizeCount, percent: normalizePercent };
