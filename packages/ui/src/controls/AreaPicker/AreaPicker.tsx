import { useId } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { AreaInput } from './AreaInput.tsx';
import { AreaList } from './AreaList.tsx';
import { messages } from './AreaPicker.messages.ts';
import * as S from './AreaPicker.styles.ts';
import { Dropdown } from './Dropdown.tsx';
import { useAreaChoice } from './useAreaChoice.ts';
import { useTapOutside } from './useTapOutside.ts';

export interface AreaPickerProps extends Omit<FieldTexts, 'label'> {
  label: string;
  /** The id of the chosen area; null without one. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  disabled?: boolean;
}

/** Chooses one of the fourteen delivery areas with its fee; the search finds both names of an area. */
export function AreaPicker({ value, onValueChange, disabled, ...field }: AreaPickerProps) {
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
          />
          {hasList && <AreaList {...choice} id={listId} label={field.label} />}
          <div role="status">
            {hasList && (
              <VisuallyHidden>
                {intl.formatMessage({ id: messages.found }, { count: areas.length })}
              </VisuallyHidden>
            )}
            {isOpen && !hasList && (
              <Dropdown>
                <S.NoResults>{intl.formatMessage({ id: messages.nothingFound })}</S.NoResults>
              </Dropdown>
            )}
          </div>
        </S.Root>
      )}
    </Field>
  );
}
