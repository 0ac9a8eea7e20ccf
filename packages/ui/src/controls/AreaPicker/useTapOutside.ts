import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** A finger that taps beside a field does not take the focus out of it on every phone; one that scrolls is no tap. */
export function useTapOutside<Root extends HTMLElement>(
  isOpen: boolean,
  leave: () => void,
): RefObject<Root | null> {
  const root = useRef<Root>(null);
  const onTapOutside = useEffectEvent(leave);
  useEffect(() => {
    if (!isOpen) return;
    const onPointerUp = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) onTapOutside();
    };
    document.addEventListener('pointerup', onPointerUp);
    return () => document.removeEventListener('pointerup', onPointerUp);
  }, [isOpen]);
  return root;
}
