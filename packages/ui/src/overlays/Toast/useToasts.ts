import { createContext, use } from 'react';
import { createToasts, type ToastStore } from './toastStore.ts';

/** The page has one; a story, or a test, brings its own. */
export const ToastsContext = createContext<ToastStore>(createToasts());

/** `const { show } = useToasts(); show({ message, kind: 'success' })` */
export const useToasts = (): Pick<ToastStore, 'show' | 'dismiss'> => use(ToastsContext);
