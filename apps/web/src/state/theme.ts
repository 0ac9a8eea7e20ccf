import type { ThemeChoice } from '@zawadeh/ui';
import { storeTheme } from '../lib/preferences.ts';
import { atom, type Store } from '../lib/store.ts';

export const themeAtom = atom<ThemeChoice>('auto');

export function switchTheme(store: Store, theme: ThemeChoice): void {
  storeTheme(theme);
  store.set(themeAtom, theme);
}
