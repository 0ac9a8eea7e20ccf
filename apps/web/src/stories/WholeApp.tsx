import type { StoryContext } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import { startState } from '../state/startState.ts';
import type { Boot } from '../state/boot.ts';
import { loadLanguage } from '../state/language.ts';
import { storedLocale } from '../lib/preferences.ts';
import { createStore, StoreProvider, type Store } from '../lib/store.ts';
import { themeAtom } from '../state/theme.ts';
import { OwnToasts } from './OwnToasts.tsx';

interface WholeAppProps {
  path: string;
  /** The toolbar's: the theme, and the language where none was chosen in the story. */
  globals: StoryContext['globals'];
  boot?: Boot | null;
  /** Before it is drawn. The same function in every drawing, or it begins anew. */
  prepare?: (store: Store) => Promise<unknown> | void;
}

/** All of the app, as `entry-client.tsx` opens it at an address. */
export function WholeApp({ path, globals, boot = null, prepare }: WholeAppProps) {
  const { locale, theme } = globals;
  const [store, setStore] = useState<Store | null>(null);
  useEffect(() => {
    let isHere = true;
    const open = async () => {
      const fresh = createStore();
      startState(fresh, await loadLanguage(storedLocale() ?? (locale === 'ar' ? 'ar' : 'en')), boot);
      fresh.set(themeAtom, theme);
      await prepare?.(fresh);
      if (isHere) setStore(fresh);
    };
    void open();
    return () => {
      isHere = false;
    };
  }, [locale, theme, boot, prepare]);
  return (
    store && (
      <StoreProvider store={store}>
        <OwnToasts>
          <MemoryRouter initialEntries={[path]}>
            <App />
          </MemoryRouter>
        </OwnToasts>
      </StoreProvider>
    )
  );
}
