import type { ComponentType } from 'react';
import type { Page } from './page.ts';
import { loadWords } from '../messages/language.ts';
import { importWithRetry } from '../importWithRetry.ts';
import type { AppStore } from '../store.ts';

type ScreenPromise = Promise<ComponentType>;

const pagesOf = new WeakMap<AppStore, Map<Page, ScreenPromise>>();

/** Loads the screen and its messages, once, and again after a failure. */
export function loadPage(store: AppStore, page: Page): ScreenPromise {
  const pages = pagesOf.get(store) ?? new Map<Page, ScreenPromise>();
  pagesOf.set(store, pages);
  const cached = pages.get(page);
  if (cached) return cached;
  const loading: ScreenPromise = fetchParts(store, page).then(
    (Screen) => {
      // The fields that React's `use` reads, so that a loaded screen renders without suspending.
      void Object.assign(loading, { status: 'fulfilled', value: Screen });
      return Screen;
    },
    (error: unknown) => {
      // Later, because React renders a failed component again before it gives up, and would load in a loop.
      setTimeout(() => pages.delete(page), 1_000);
      throw error;
    },
  );
  pages.set(page, loading);
  return loading;
}

async function fetchParts(store: AppStore, page: Page): Promise<ComponentType> {
  const words = [page.words ?? []].flat();
  const [{ Screen, hydrate }] = await Promise.all([
    importWithRetry(page.load),
    ...words.map((each) => loadWords(store, each)),
  ]);
  hydrate?.(store);
  return Screen;
}
