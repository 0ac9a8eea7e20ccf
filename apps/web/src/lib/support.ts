import { atom } from './store.ts';

/** The shop's WhatsApp number in E.164, from the server's settings; null where none is set. */
export const supportAtom = atom<string | null>(null);

/** The link that opens a conversation. */
export const chatAddress = (number: string): string => `https://wa.me/${number.replace('+', '')}`;
