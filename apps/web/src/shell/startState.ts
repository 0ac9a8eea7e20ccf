import type { Language } from '@zawadeh/ui';
import { nowAtom } from '../state/clock.ts';
import { languageAtom } from '../state/language.ts';
import type { Store } from '../state/store.ts';
import { supportAtom } from '../state/support.ts';
import { bootAtom, type Boot } from '../state/boot.ts';

/** The same beginning on the server and in the browser: only so do both draw the same page. */
export function startState(store: Store, language: Language, boot: Boot | null): void {
  store.set(languageAtom, language);
  store.set(nowAtom, boot?.now ?? Date.now());
  store.set(supportAtom, boot?.support ?? null);
  store.set(bootAtom, boot);
}
