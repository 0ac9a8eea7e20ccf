import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * What was typed, or filled in by the browser, into a page drawn by the server before its scripts had
 * come counts as typed. Goes on the control as its `ref`.
 */
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
