import type { ThemeChoice } from '@zawadeh/ui';
import { storeTheme } from './preferences.ts';
import { atom, type AppStore } from './store.ts';

export const themeAtom = atom<ThemeChoice>('auto');

export function switchTheme(store: AppStore, theme: ThemeChoice): void {
  storeTheme(theme);
  store.set(themeAtom, theme);
}
