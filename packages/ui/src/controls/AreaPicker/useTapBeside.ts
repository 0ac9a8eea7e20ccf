import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** A finger that taps beside a field does not take the focus out of it on every phone; one that scrolls is no tap. */
export function useTapBeside<Root extends HTMLElement>(
  isOpen: boolean,
  leave: () => void,
): RefObject<Root | null> {
  const root = useRef<Root>(null);
  const leaveIt = useEffectEvent(leave);
  useEffect(() => {
    if (!isOpen) return;
    const lift = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) leaveIt();
    };
    document.addEventListener('pointerup', lift);
    return () => document.removeEventListener('pointerup', lift);
  }, [isOpen]);
  return root;
}
