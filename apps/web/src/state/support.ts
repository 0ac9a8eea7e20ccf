import { atom } from './store.ts';

/** Whom people write to by WhatsApp, in E.164, as the server is set up with. Null: nobody. */
export const supportAtom = atom<string | null>(null);
