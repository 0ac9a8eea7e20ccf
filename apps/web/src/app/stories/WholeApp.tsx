import type { StoryContext } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import { startState } from '../startState.ts';
import type { Boot } from '../../lib/bootData.ts';
import { loadLanguage } from '../../lib/messages/language.ts';
import { storedLocale } from '../../lib/preferences.ts';
import { createStore, StoreProvider, type AppStore } from '../../lib/store.ts';
import { themeAtom } from '../../lib/theme.ts';

interface WholeAppProps {
  path: string;
  /** The toolbar's: the theme, and the language unless the story has chosen one. */
  globals: StoryContext['globals'];
  boot?: Boot | null;
  /** Runs before the first render. The same function in every render, or the app starts again. */
  prepare?: (store: AppStore) => Promise<unknown> | void;
}

/** The whole app, as `entry-client.tsx` opens it at a path. */
export function WholeApp({ path, globals, boot = null, prepare }: WholeAppProps) {
  const { locale, theme } = globals;
  const [store, setStore] = useState<AppStore | null>(null);
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
        <MemoryRouter initialEntries={[path]}>
          <App />
        </MemoryRouter>
      </StoreProvider>
    )
  );
}
