import { atom } from '../lib/store.ts';

/** Whom people write to by WhatsApp, in E.164, as the server is set up with. Null: nobody. */
export const supportAtom = atom<string | null>(null);

/** Where a conversation with them opens. */
export const chatAddress = (number: string): string => `https://wa.me/${number.replace('+', '')}`;
