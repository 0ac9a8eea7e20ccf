import { TOAST } from '@zawadeh/domain';
import { useRef, type PointerEvent } from 'react';
import { useLanguage } from '../../provider/contexts.ts';

/** Moves the element with the finger towards the inline end. Released far enough, it calls `onSwiped`. */
export function useSwipeToEnd(onSwiped: () => void) {
  const { dir } = useLanguage();
  const startedAt = useRef<number | null>(null);
  const sign = dir === 'rtl' ? -1 : 1;

  const distanceOf = ({ clientX }: PointerEvent): number =>
    startedAt.current === null ? 0 : Math.max(0, (clientX - startedAt.current) * sign);
  const moveBy = ({ currentTarget }: PointerEvent<HTMLElement>, distance: number) => {
    currentTarget.style.translate = distance === 0 ? '' : `${distance * sign}px`;
  };
  const reset = (event: PointerEvent<HTMLElement>) => {
    if (startedAt.current !== null) moveBy(event, 0);
    startedAt.current = null;
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (event.button === 0 && !isOnButton) startedAt.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startedAt.current !== null) moveBy(event, distanceOf(event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (distanceOf(event) < TOAST.swipeThreshold) return reset(event);
      startedAt.current = null;
      onSwiped();
    },
    onPointerCancel: reset,
    onPointerLeave: reset,
  };
}
