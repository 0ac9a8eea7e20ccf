import { Icon } from '../../foundations/Icon/Icon.tsx';
import { chevronDownIcon } from '../../foundations/Icon/formIcons.ts';
import { Field, type FieldControl, type FieldTexts } from '../Field/Field.tsx';
import { useAdoptPreHydrationValue } from '../Field/useAdoptPreHydrationValue.ts';
import * as S from './SelectField.styles.ts';

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Where its label is in another language than the page. */
  lang?: string;
}

export interface SelectFieldProps extends FieldTexts, FieldControl {
  /** In display order; a disabled one stays in the list. */
  options: readonly SelectOption[];
  /** Shown until an option is chosen; an option of its own where the field is optional. */
  placeholder?: string;
  /** What browsers fill in, such as `country`. */
  autoComplete?: string;
}

/**
 * One of a few values, chosen from the list that the device shows.
 *
 * A value that is no longer among the options shows as not chosen, never as the first of the others.
 *
 * @use for up to about twenty choices that are known by name.
 * @avoid for long lists that are searched (an {@link AreaPicker}), or to narrow what is on the screen (a
 *   {@link Chip}).
 * @words The placeholder asks for the choice, "Choose a category", «اختر فئة»; options are nouns.
 * @keyboard Up, Down: choose, as letters do
 * @keyboard Space, Alt + Down: open the list
 * @keyboard Escape: closes the list
 * @reader The label, the chosen option, whether the field is required, the hint and the error.
 * @arabic The arrow is where reading ends.
 */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  isRequired,
  id,
  value,
  onValueChange,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const control = useAdoptPreHydrationValue<HTMLSelectElement>(value, onValueChange);
  const isKnown = options.some((option) => option.value === value);
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} isRequired={isRequired} id={id}>
      {(wiring) => (
        <S.Root>
          <S.Select
            {...wiring}
            {...select}
            ref={control}
            data-empty={!isKnown || undefined}
            // A value that is no longer offered must not appear as the first option.
            value={isKnown ? value : ''}
            onChange={(event) => onValueChange(event.target.value)}
          >
            {(placeholder !== undefined || !isKnown) && (
              <option value="" disabled={!isOptional}>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </S.Select>
          <S.Chevron>
            <Icon of={chevronDownIcon} size="small" />
          </S.Chevron>
        </S.Root>
      )}
    </Field>
  );
}
