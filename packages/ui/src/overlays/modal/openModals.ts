import { useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();

/** Counts an open modal. Returns a function that ends the count. */
export function registerOpenModal(): () => void {
  count(1);
  return () => count(-1);
}

/** Whether a modal is open, which makes the rest of the page inert. */
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

/** Locks the page's scroll position and keeps the width of its scroll bar. */
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
