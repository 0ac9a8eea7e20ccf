import { expect, test, vi } from 'vitest';
import { loadWords, languageAtom, loadLanguage, switchLanguage } from './language.ts';
import { shelfWords } from '../../features/shelf/locales/words.ts';
import { createStore } from '../store.ts';

vi.mock('../preferences.ts', () => ({ storeLocale: () => {} }));

test('a screen that loads during a change of language never lacks its messages', async () => {
  const store = createStore();
  store.set(languageAtom, await loadLanguage('en'));
  const lacking: string[] = [];
  let isShelfThere = false;
  store.sub(languageAtom, () => {
    const language = store.get(languageAtom);
    if (isShelfThere && language && !('web.ourBags.search' in language.messages))
      lacking.push(language.locale);
  });
  const changed = switchLanguage(store, 'ar');
  await loadWords(store, shelfWords);
  isShelfThere = true;
  await changed;
  expect(lacking).toEqual([]);
  expect(store.get(languageAtom)?.locale).toBe('ar');
  expect(store.get(languageAtom)?.messages).toHaveProperty(['web.ourBags.search']);
});
