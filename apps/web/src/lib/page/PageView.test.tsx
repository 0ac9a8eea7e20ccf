import { UiProvider, type Language } from '@zawadeh/ui';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pages } from '../../app/routes.tsx';
import { languageAtom, loadLanguage } from '../messages/language.ts';
import { shelfWords } from '../../features/shelf/locales/words.ts';
import { createStore, StoreProvider, type AppStore } from '../store.ts';
import { loadPage } from './loadPage.ts';
import { PageView } from './PageView.tsx';
import { startState } from '../../app/startState.ts';

const page = pages['/our-bags']!;

/** The page's HTML while the rest of the app has the language `around`. */
const render = (store: AppStore, around: Language): string =>
  renderToString(
    <StoreProvider store={store}>
      <MemoryRouter>
        <UiProvider language={around}>
          <PageView page={page} />
        </UiProvider>
      </MemoryRouter>
    </StoreProvider>,
  );

async function open(): Promise<{ store: AppStore; initial: Language }> {
  const store = createStore();
  const initial = await loadLanguage('en');
  startState(store, initial, { rows: [], isPart: false, total: null, etag: null, now: 0, support: null });
  await loadPage(store, page);
  return { store, initial };
}

test('a page has its messages, even where the app around it rendered before they were loaded', async () => {
  const { store, initial } = await open();
  const html = render(store, initial);
  expect(html).toContain('Search bags, shops and areas');
  expect(html).not.toContain('web.ourBags.');
});

test('a page that hydrates after a change of language is first the one that the server rendered', async () => {
  const { store } = await open();
  const server = store.get(languageAtom)!;
  store.set(languageAtom, await loadLanguage('ar', [shelfWords]));
  expect(render(store, server)).toContain('Search bags, shops and areas');
});
