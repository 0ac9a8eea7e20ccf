import { useEffect, useRef } from 'react';
import * as S from './DataTable.styles.ts';

interface CheckboxProps {
  label: string;
  state: 'every' | 'some' | 'none';
  /** `isRange` is true while Shift is held. */
  onPress: (isRange: boolean) => void;
  /** Shows the label beside the box. */
  isLabelShown?: boolean;
}

/** A native checkbox with a touch target of 44 px. */
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
