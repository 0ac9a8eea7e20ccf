import { UiProvider } from '@zawadeh/ui';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pages } from '../routes.tsx';
import { loadLanguage } from '../state/language.ts';
import { createStore, StoreProvider } from '../state/store.ts';
import { loadPage } from './loadPage.ts';
import { PageView } from './PageView.tsx';
import { startState } from './startState.ts';

test('a page has its words, even where what stands around it was begun before they came', async () => {
  const store = createStore();
  const before = await loadLanguage('en');
  startState(store, before, { rows: [], isPart: false, etag: null, now: 0, support: null });
  const page = pages['/our-bags']!;
  await loadPage(store, page);
  const html = renderToString(
    <StoreProvider store={store}>
      <MemoryRouter>
        <UiProvider language={before}>
          <PageView page={page} />
        </UiProvider>
      </MemoryRouter>
    </StoreProvider>,
  );
  expect(html).toContain('Search the bags by name');
  expect(html).not.toContain('web.ourBags.');
});
