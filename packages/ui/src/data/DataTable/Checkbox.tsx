import { useEffect, useRef } from 'react';
import * as S from './DataTable.styles.ts';

interface CheckboxProps {
  label: string;
  state: 'every' | 'some' | 'none';
  /** With Shift held it means a range. */
  onPress: (isRange: boolean) => void;
  /** Written beside it. */
  isLabelShown?: boolean;
}

/** A native checkbox with room for a finger. */
export function Checkbox({ label, state, onPress, isLabelShown = false }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <S.Checkbox>
      <input
        ref={box}
        type="checkbox"
        aria-label={isLabelShown ? undefined : label}
        checked={state === 'every'}
        onChange={({ nativeEvent }) => onPress(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
      {isLabelShown && label}
    </S.Checkbox>
  );
}
