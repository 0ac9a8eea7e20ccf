import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Adopts a value that the user typed, or the browser filled in, before hydration. Pass it as the control's `ref`. */
export function useAdoptPreHydrationValue<Control extends HTMLElement & { value: string }>(
  value: string,
  onValueChange: (value: string) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const adopt = useEffectEvent(() => {
    const typed = control.current?.value ?? '';
    if (typed !== '' && typed !== value) onValueChange(typed);
  });
  useEffect(() => adopt(), []);
  return control;
}
