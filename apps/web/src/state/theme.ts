import type { ThemeChoice } from '@zawadeh/ui';
import { keepTheme } from './preferences.ts';
import { atom, type Store } from './store.ts';

export const themeAtom = atom<ThemeChoice>('auto');

export function switchTheme(store: Store, theme: ThemeChoice): void {
  keepTheme(theme);
  store.set(themeAtom, theme);
}
