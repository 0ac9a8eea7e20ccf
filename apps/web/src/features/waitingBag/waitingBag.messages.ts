import { inLanguage, type Bag } from '@zawadeh/domain';
import { useLanguage } from '@zawadeh/ui';
import { useMessage } from '../../lib/useMessage.ts';
import type { MessageIds } from '../../locales/messageId.ts';
import { useOwnWords, type OwnWords } from '../deferred/useOwnWords.ts';

export const messages = {
  inCart: 'web.waitingBag.inCart',
  gone: 'web.waitingBag.gone',
  toCart: 'web.waitingBag.toCart',
  unnamed: 'web.waitingBag.unnamed',
} satisfies MessageIds;

const WORDS: OwnWords = {
  en: () => import('../../locales/signUp/english.ts'),
  ar: () => import('../../locales/signUp/arabic.ts'),
};

/** Those of signing up, and of the bag that waits meanwhile. */
export const useSignUpWords = (): boolean => useOwnWords(WORDS);

export function useBagName(): (bag: Bag | null) => string {
  const t = useMessage();
  const { locale } = useLanguage();
  return (bag) => (bag?.title ? inLanguage(bag.title, locale).text : t(messages.unnamed));
}
