import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Not every phone moves the focus out of a field on a tap outside it; scrolling does not fire pointerup. */
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
