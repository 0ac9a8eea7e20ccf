import { useState } from 'react';

/** Whether the element is hovered or contains the focus. Keyed by id, so that the next toast starts with neither. */
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
