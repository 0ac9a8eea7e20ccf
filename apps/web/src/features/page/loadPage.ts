import type { ComponentType } from 'react';
import type { Page } from './page.ts';
import { loadMessages } from '../../state/language.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import type { Store } from '../../lib/store.ts';

type Arriving = Promise<ComponentType>;

const known = new WeakMap<Store, Map<Page, Arriving>>();

/** The screen, once it and its words are here; fetched once, and again after a failure. */
export function loadPage(store: Store, page: Page): Arriving {
  const pages = known.get(store) ?? new Map<Page, Arriving>();
  known.set(store, pages);
  const before = pages.get(page);
  if (before) return before;
  const arriving: Arriving = fetchParts(store, page).then(
    (Screen) => {
      // As React reads it: what is here is shown without waiting.
      void Object.assign(arriving, { status: 'fulfilled', value: Screen });
      return Screen;
    },
    (error: unknown) => {
      // Not at once: React draws anew what has failed before it gives up, and would go round for ever.
      setTimeout(() => pages.delete(page), 1_000);
      throw error;
    },
  );
  pages.set(page, arriving);
  return arriving;
}

async function fetchParts(store: Store, page: Page): Promise<ComponentType> {
  const words = [page.catalogues ?? []].flat();
  const [{ Screen, hydrate }] = await Promise.all([
    importWithRetry(page.load),
    ...words.map((name) => loadMessages(store, name)),
  ]);
  hydrate?.(store);
  return Screen;
}
