import { useId } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { AreaInput } from './AreaInput.tsx';
import { AreaList } from './AreaList.tsx';
import * as S from './AreaPicker.styles.ts';
import { Dropdown } from './Dropdown.tsx';
import { useAreaChoice } from './useAreaChoice.ts';
import { useTapOutside } from './useTapOutside.ts';

export interface AreaPickerProps extends FieldTexts {
  /** The label above the field, also read with its button and list. */
  label: string;
  /** The id of the chosen area; null without one. */
  value: string | null;
  /** Null for an emptied field. */
  onValueChange: (value: string | null) => void;
  /** While the order is sent. */
  disabled?: boolean;
  /** Where nothing is delivered there is no fee. */
  hasFees?: boolean;
}

/**
 * Chooses one of the fourteen delivery areas, each with its fee. The search finds both names of an area.
 *
 * The focus stays in the field, after the [editable
 * combobox](https://www.w3.org/WAI/ARIA/apg/patterns/combobox/) of the WAI-ARIA Authoring Practices. The list
 * opens above the field where less than three rows fit below it, and scrolls with the page.
 *
 * A name that is typed in full is chosen on blur. A half-typed name is dropped and the chosen area comes
 * back; an emptied field is no area.
 *
 * @use in the cart, once delivery is chosen; without fees for the area of a shop that applies.
 * @avoid for any other choice: a {@link SelectField} is lighter.
 * @words Areas have their names of both languages; the error asks: "Please select your delivery area.",
 *   «يرجى اختيار منطقة التوصيل.»
 * @keyboard Tab: goes to the field and leaves the list closed; from a row it chooses the row and goes on
 * @keyboard Letters: open the list and narrow it
 * @keyboard Down, Up: open the list at the chosen area, then move through it, from the last row to the first
 * @keyboard Alt + Down, Alt + Up: open and close the list
 * @keyboard Enter: chooses the row, or the only one left; with the list closed it sends the form
 * @keyboard Escape: closes the list; a second press drops what is half typed
 * @reader How many areas are left is announced. The other name of an area has its own `lang`.
 * @arabic The search matches both names in any spelling: "mina", الميناء, المينا. Fees keep their own
 *   direction.
 */
export function AreaPicker({ value, onValueChange, disabled, hasFees = true, ...field }: AreaPickerProps) {
  const intl = useIntl();
  const listId = useId();
  const choice = useAreaChoice(value, onValueChange);
  const { areas, isOpen, leave } = choice;
  const root = useTapOutside<HTMLDivElement>(isOpen, leave);
  const hasList = isOpen && areas.length > 0;
  return (
    <Field {...field}>
      {(wiring) => (
        <S.Root
          ref={root}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) leave();
          }}
        >
          <AreaInput
            {...choice}
            wiring={wiring}
            label={field.label}
            listId={hasList ? listId : undefined}
            disabled={disabled}
            hasFees={hasFees}
          />
          {hasList && <AreaList {...choice} id={listId} label={field.label} hasFees={hasFees} />}
          <div role="status">
            {hasList && (
              <VisuallyHidden>
                {intl.formatMessage({ id: 'ui.areaPicker.found' }, { count: areas.length })}
              </VisuallyHidden>
            )}
            {isOpen && !hasList && (
              <Dropdown>
                <S.NoResults>{intl.formatMessage({ id: 'ui.areaPicker.nothingFound' })}</S.NoResults>
              </Dropdown>
            )}
          </div>
        </S.Root>
      )}
    </Field>
  );
}
