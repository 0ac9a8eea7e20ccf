import { useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();

/** Counts a modal that has opened. Returns the way to say that it has closed. */
export function registerOpenModal(): () => void {
  count(1);
  return () => count(-1);
}

/** Whether everything else is out of reach. */
export const useIsModalOpen = (): boolean => useSyncExternalStore(subscribe, isAnyOpen, never);

const isAnyOpen = (): boolean => open > 0;
const never = (): boolean => false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function count(by: 1 | -1): void {
  const wasOpen = isAnyOpen();
  open += by;
  if (isAnyOpen() === wasOpen) return;
  lockScroll(isAnyOpen());
  for (const listener of listeners) listener();
}

/** The page behind stays where it is, and does not widen by its scroll bar. */
function lockScroll(isLocked: boolean): void {
  const { style, clientWidth } = document.documentElement;
  if (isLocked) {
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  } else {
    style.removeProperty('overflow');
    style.removeProperty('scrollbar-gutter');
  }
}
