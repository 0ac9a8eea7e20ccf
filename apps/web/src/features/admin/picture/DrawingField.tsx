import { useId, type ReactNode } from 'react';
import * as S from './DrawingField.styles.ts';

interface Drawing {
  /** Empty for the usual one. */
  value: string;
  label: string;
  picture: ReactNode;
}

interface DrawingFieldProps {
  label: string;
  hint: string;
  name: string;
  drawings: readonly Drawing[];
  value: string;
  onValueChange: (value: string) => void;
}

/** One of many drawings, each shown small above its name. */
export function DrawingField({ label, hint, name, drawings, value, onValueChange }: DrawingFieldProps) {
  const hintId = useId();
  return (
    <S.Root aria-describedby={hintId}>
      <S.Legend>{label}</S.Legend>
      <S.Hint id={hintId}>{hint}</S.Hint>
      <S.Options>
        {drawings.map((drawing) => (
          <S.Option key={drawing.value}>
            <S.Picture>{drawing.picture}</S.Picture>
            {drawing.label}
            <input
              type="radio"
              name={name}
              value={drawing.value}
              checked={drawing.value === value}
              onChange={() => onValueChange(drawing.value)}
            />
          </S.Option>
        ))}
      </S.Options>
    </S.Root>
  );
}
