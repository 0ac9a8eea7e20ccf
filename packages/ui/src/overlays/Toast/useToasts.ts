import { createContext, use } from 'react';
import { createToasts, type ToastStore } from './toastStore.ts';

/** The app uses the default store; stories and tests provide their own. */
export const ToastsContext = createContext<ToastStore>(createToasts());

/** `const { show } = useToasts(); show({ message, kind: 'success' })` */
export const useToasts = (): Pick<ToastStore, 'show' | 'dismiss'> => use(ToastsContext);
