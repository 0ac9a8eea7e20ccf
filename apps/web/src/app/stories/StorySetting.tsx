import { FROZEN_NOW } from '@zawadeh/mocks';
import { ToastRegion } from '@zawadeh/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Main } from '../../lib/page/page.styles.ts';
import { nowAtom } from '../../lib/clock.ts';
import { createStore, StoreProvider, type AppStore } from '../../lib/store.ts';

interface StorySettingProps {
  /** The screen's path. */
  path: string;
  /** The router state from the previous page. */
  state?: object;
  /** From edge to edge. */
  isWide?: boolean;
  /** Where the screen shows toasts. */
  hasToasts?: boolean;
  /** Runs before the first render. */
  prepare?: (store: AppStore) => void;
  /** Runs while the screen is mounted. */
  follow?: (store: AppStore) => () => void;
  children: ReactNode;
}

/** A screen in its page, at the frozen instant. The path that it leads to is shown instead of the page. */
export function StorySetting({
  path,
  state,
  isWide,
  hasToasts,
  prepare,
  follow,
  children,
}: StorySettingProps) {
  const [store] = useState(() => {
    const fresh = createStore();
    fresh.set(nowAtom, FROZEN_NOW);
    prepare?.(fresh);
    return fresh;
  });
  useEffect(() => follow?.(store), [follow, store]);
  return (
    <StoreProvider store={store}>
      <MemoryRouter initialEntries={[state ? { pathname: path, state } : path]}>
        <Main data-wide={isWide || undefined}>
          <Here path={path}>{children}</Here>
        </Main>
      </MemoryRouter>
      {hasToasts && <ToastRegion />}
    </StoreProvider>
  );
}

function Here({ path, children }: Pick<StorySettingProps, 'path' | 'children'>) {
  const { pathname } = useLocation();
  return pathname === path.split('?')[0] ? children : <p data-testid="elsewhere">{pathname}</p>;
}
