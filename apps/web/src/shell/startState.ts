import { readBags } from '@zawadeh/domain';
import type { Language } from '@zawadeh/ui';
import { bagsAtom } from '../state/bags.ts';
import { nowAtom } from '../state/clock.ts';
import { languageAtom } from '../state/language.ts';
import type { Store } from '../state/store.ts';
import type { Boot } from './boot.ts';

/** The same beginning on the server and in the browser: only so do both draw the same page. */
export function startState(store: Store, language: Language, boot: Boot | null): void {
  store.set(languageAtom, language);
  store.set(nowAtom, boot?.now ?? Date.now());
  if (Array.isArray(boot?.rows)) {
    store.set(bagsAtom, { bags: readBags(boot.rows).bags, etag: boot.etag, trouble: null });
  }
}
