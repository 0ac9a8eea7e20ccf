import { useId } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { AreaEntry } from './AreaEntry.tsx';
import { AreaList } from './AreaList.tsx';
import { messages } from './AreaPicker.messages.ts';
import * as S from './AreaPicker.styles.ts';
import { Hanging } from './Hanging.tsx';
import { useAreaChoice } from './useAreaChoice.ts';
import { useTapBeside } from './useTapBeside.ts';

export interface AreaPickerProps extends Omit<FieldWords, 'label'> {
  label: string;
  /** The area's id; null until there is one. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  disabled?: boolean;
}

/** Where the bag goes, and what it costs: the fourteen areas, found by either of their names. */
export function AreaPicker({ value, onValueChange, disabled, ...field }: AreaPickerProps) {
  const intl = useIntl();
  const listId = useId();
  const choice = useAreaChoice(value, onValueChange);
  const { areas, isOpen, leave } = choice;
  const root = useTapBeside<HTMLDivElement>(isOpen, leave);
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
          <AreaEntry
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
              <Hanging>
                <S.Nothing>{intl.formatMessage({ id: messages.nothingFound })}</S.Nothing>
              </Hanging>
            )}
          </div>
        </S.Root>
      )}
    </Field>
  );
}
