import { useState } from 'react';

/** Whether somebody points at a thing, or is in it with the keyboard. The next thing in its place starts afresh. */
export function useHoverOrFocus(id: number | null) {
  const [hoveredId, setHoveredId] = useState<number | null>(null);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  return {
    isHoveredOrFocused: id !== null && (hoveredId === id || focusedId === id),
    handlers: {
      onPointerMove: () => setHoveredId(id),
      onPointerLeave: () => setHoveredId(null),
      onFocus: () => setFocusedId(id),
      onBlur: () => setFocusedId(null),
    },
  };
}
