/** What every list of the signed-in user's own rows needs: one request at a time, and fresh rows while a page shows them. */
import type { NetworkError } from '../lib/networkError.ts';
import { poll } from '../lib/poll.ts';
import type { AppStore } from '../lib/store.ts';

interface UserState {
  userId: string | null;
  /** Of the last request. */
  error: NetworkError | null;
}

interface UserRefresh {
  /** At most one request for the same user is under way. */
  refresh: (store: AppStore, userId: string) => Promise<void>;
  /** Refreshes at once, whenever the tab is visible or online again, and while offline until an answer comes. */
  keepFresh: (store: AppStore, userId: string) => () => void;
}

export function userRefresh(
  reload: (store: AppStore, userId: string) => Promise<void>,
  stateIn: (store: AppStore) => UserState,
): UserRefresh {
  const underWay = new WeakMap<AppStore, { userId: string; request: Promise<void> }>();

  const refresh: UserRefresh['refresh'] = (store, userId) => {
    const current = underWay.get(store);
    if (current?.userId === userId) return current.request;
    const request = reload(store, userId).finally(() => {
      if (underWay.get(store)?.request === request) underWay.delete(store);
    });
    underWay.set(store, { userId, request });
    return request;
  };

  return {
    refresh,
    keepFresh: (store, userId) => {
      const { pollNow, stop } = poll(async () => {
        await refresh(store, userId);
        const state = stateIn(store);
        return state.userId === userId && state.error === 'offline';
      });
      void pollNow();
      return stop;
    },
  };
}
