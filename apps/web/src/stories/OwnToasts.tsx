import { createToasts, ToastsContext } from '@zawadeh/ui';
import { useState, type ReactNode } from 'react';

/** As a page that has just been loaded: what an earlier one said is not said again. */
export function OwnToasts({ children }: { children: ReactNode }) {
  const [toasts] = useState(createToasts);
  return <ToastsContext value={toasts}>{children}</ToastsContext>;
}
