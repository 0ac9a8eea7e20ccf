import { useState } from 'react';

/** Whether somebody points at a thing, or is in it with the keyboard. The next thing in its place starts afresh. */
export function useLook(id: number | null) {
  const [pointedAt, pointAt] = useState<number | null>(null);
  const [focused, focus] = useState<number | null>(null);
  return {
    isLookedAt: id !== null && (pointedAt === id || focused === id),
    handlers: {
      onPointerMove: () => pointAt(id),
      onPointerLeave: () => pointAt(null),
      onFocus: () => focus(id),
      onBlur: () => focus(null),
    },
  };
}
