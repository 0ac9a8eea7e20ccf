import type { ComponentType } from 'react';
import type { Page } from '../page.ts';
import { addWords } from '../state/language.ts';
import { insist } from '../state/insist.ts';
import type { Store } from '../state/store.ts';

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
  const words = [page.words ?? []].flat();
  const [{ Screen, begin }] = await Promise.all([
    insist(page.load),
    ...words.map((name) => addWords(store, name)),
  ]);
  begin?.(store);
  return Screen;
}
