import { useId, type ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { alertIcon } from '../../foundations/Icon/shelfIcons.ts';
import * as Field from '../Field/Field.styles.ts';
import * as S from './ChipField.styles.ts';

export interface ChipFieldProps {
  /** Stands above the chips. */
  label: ReactNode;
  /** The label is one of the headings of its dialog. */
  isHeading?: boolean;
  /** For forms that link to the field. */
  id?: string;
  /** The problem and how to correct it. */
  error?: ReactNode;
  /** Chips. */
  children: ReactNode;
}

/** Chips below their name, on as many lines as they need. */
export function ChipField({ label, isHeading = false, id, error, children }: ChipFieldProps) {
  const labelId = useId();
  const errorId = useId();
  return (
    <div>
      <S.Name as={isHeading ? 'h3' : 'div'} id={labelId}>
        {label}
      </S.Name>
      <S.Chips
        id={id}
        role="group"
        aria-labelledby={labelId}
        aria-describedby={error ? errorId : undefined}
        tabIndex={id === undefined ? undefined : -1}
      >
        {children}
      </S.Chips>
      {error && (
        <Field.Error id={errorId}>
          <Field.FirstLine>
            <Icon of={alertIcon} size="small" />
          </Field.FirstLine>
          <span>{error}</span>
        </Field.Error>
      )}
    </div>
  );
}
