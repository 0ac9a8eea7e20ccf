import { useLanguage, WordsProvider } from '@zawadeh/ui';
import { createElement, use } from 'react';
import type { Page } from '../routes.tsx';
import { languageAtom } from '../state/language.ts';
import { useAtomValue, useStore } from '../state/store.ts';
import { loadPage } from './loadPage.ts';

/** A page's screen. While it is being fetched React keeps showing what was there before. */
export function PageView({ page }: { page: Page }) {
  const store = useStore();
  const screen = createElement(use(loadPage(store, page)));
  const around = useLanguage();
  const known = useAtomValue(languageAtom);
  // React may go on with a drawing that was begun before the words came: what stands around it does not have them.
  // Another language it waits for, or a page that the server drew would not be found again.
  const language = known?.locale === around.locale ? known : around;
  return <WordsProvider language={language}>{screen}</WordsProvider>;
}
