import { TOAST } from '@zawadeh/domain';
import { useRef, type PointerEvent } from 'react';
import { useLanguage } from '../../provider/contexts.ts';

/** Follows the finger towards the edge at which reading ends, and no other way. Let go far enough, it is sent away. */
export function useSwipeToEnd(onSwiped: () => void) {
  const { dir } = useLanguage();
  const startedAt = useRef<number | null>(null);
  const flow = dir === 'rtl' ? -1 : 1;

  const farness = ({ clientX }: PointerEvent): number =>
    startedAt.current === null ? 0 : Math.max(0, (clientX - startedAt.current) * flow);
  const draw = ({ currentTarget }: PointerEvent<HTMLElement>, far: number) => {
    currentTarget.style.translate = far === 0 ? '' : `${far * flow}px`;
  };
  const giveUp = (event: PointerEvent<HTMLElement>) => {
    if (startedAt.current !== null) draw(event, 0);
    startedAt.current = null;
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (event.button === 0 && !isOnButton) startedAt.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startedAt.current !== null) draw(event, farness(event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (farness(event) < TOAST.swipeThreshold) return giveUp(event);
      startedAt.current = null;
      onSwiped();
    },
    onPointerCancel: giveUp,
    onPointerLeave: giveUp,
  };
}
