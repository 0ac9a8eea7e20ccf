import { useId, type ReactNode } from 'react';
import * as S from './ChipField.styles.ts';

export interface ChipFieldProps {
  /** Stands above the chips. */
  label: ReactNode;
  /** The label is one of the headings of its dialog. */
  isHeading?: boolean;
  /** Chips. */
  children: ReactNode;
}

/** Chips below their name, on as many lines as they need. */
export function ChipField({ label, isHeading = false, children }: ChipFieldProps) {
  const id = useId();
  return (
    <div>
      <S.Name as={isHeading ? 'h3' : 'div'} id={id}>
        {label}
      </S.Name>
      <S.Chips role="group" aria-labelledby={id}>
        {children}
      </S.Chips>
    </div>
  );
}
