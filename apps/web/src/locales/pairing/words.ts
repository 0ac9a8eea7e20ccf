import type { Words } from '../../state/language.ts';

export const pairingWords: Words = {
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
};
