import { createToasts, ToastsContext } from '@zawadeh/ui';
import { useState, type ReactNode } from 'react';

/** As on a page that has just been loaded: toasts of an earlier page do not come again. */
export function OwnToasts({ children }: { children: ReactNode }) {
  const [toasts] = useState(createToasts);
  return <ToastsContext value={toasts}>{children}</ToastsContext>;
}
