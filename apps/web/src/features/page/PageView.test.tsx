import { UiProvider, type Language } from '@zawadeh/ui';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pages } from '../../routes.tsx';
import { languageAtom, loadLanguage } from '../../state/language.ts';
import { createStore, StoreProvider, type Store } from '../../lib/store.ts';
import { loadPage } from './loadPage.ts';
import { PageView } from './PageView.tsx';
import { startState } from '../../state/startState.ts';

const page = pages['/our-bags']!;

/** What the page says while `around` is what the rest of the app says. */
const drawn = (store: Store, around: Language): string =>
  renderToString(
    <StoreProvider store={store}>
      <MemoryRouter>
        <UiProvider language={around}>
          <PageView page={page} />
        </UiProvider>
      </MemoryRouter>
    </StoreProvider>,
  );

async function opened(): Promise<{ store: Store; begun: Language }> {
  const store = createStore();
  const begun = await loadLanguage('en');
  startState(store, begun, { rows: [], isPart: false, etag: null, now: 0, support: null });
  await loadPage(store, page);
  return { store, begun };
}

test('a page has its words, even where what stands around it was begun before they came', async () => {
  const { store, begun } = await opened();
  const html = drawn(store, begun);
  expect(html).toContain('Search the bags by name');
  expect(html).not.toContain('web.ourBags.');
});

test('a page that comes alive after the language was changed is first the one that the server drew', async () => {
  const { store } = await opened();
  const server = store.get(languageAtom)!;
  store.set(languageAtom, await loadLanguage('ar', ['shelf']));
  expect(drawn(store, server)).toContain('Search the bags by name');
});
