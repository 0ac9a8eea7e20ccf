import type { Language } from '@zawadeh/ui';
import { nowAtom } from '../lib/clock.ts';
import { languageAtom } from '../lib/messages/language.ts';
import type { AppStore } from '../lib/store.ts';
import { supportAtom } from '../lib/support.ts';
import { bootAtom, type Boot } from '../lib/bootData.ts';

/** The same initial state on the server and in the browser, so that both render the same page. */
export function startState(store: AppStore, language: Language, boot: Boot | null): void {
  store.set(languageAtom, language);
  store.set(nowAtom, boot?.now ?? Date.now());
  store.set(supportAtom, boot?.support ?? null);
  store.set(bootAtom, boot);
}
