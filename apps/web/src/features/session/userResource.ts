/** Rows of the signed-in user alone, in memory: one request at a time, fresh while a page shows them, gone with the session. */
import type { Result } from '@zawadeh/domain';
import { toNetworkError, type NetworkError } from '../../lib/http/networkError.ts';
import { poll } from '../../lib/poll.ts';
import { atom, type AppStore } from '../../lib/store.ts';
import { sessionAtom } from './session.ts';

interface UserState {
  /** Whose rows they are: the next user on this device does not see them. */
  userId: string | null;
  /** Of the last request; earlier rows stay on the screen. */
  error: NetworkError | null;
}

interface UserResourceOptions<State extends UserState, Value> {
  /** Before anything has arrived. */
  none: State;
  /** What is known of a user from the start. */
  initial?: (userId: string) => Partial<State>;
  load: (userId: string) => Promise<Result<Value, NetworkError>>;
  accept: (value: Value) => Partial<State>;
  /** What is shown with the error of a failed request. */
  fallback?: (state: State, userId: string) => Partial<State>;
  /** Once the rows of the user are in the state. */
  onLoaded?: (store: AppStore, userId: string, value: Value) => void | Promise<void>;
  onSignedOut?: () => void;
}

export function userResource<State extends UserState, Value>({
  none,
  initial,
  load,
  accept,
  fallback = () => ({}),
  onLoaded,
  onSignedOut,
}: UserResourceOptions<State, Value>) {
  const stateAtom = atom(none);
  const underWay = new WeakMap<AppStore, { userId: string; request: Promise<void> }>();
  /** The number of the latest change: an answer to a request that was sent before it may lack it. */
  const changes = new WeakMap<AppStore, number>();
  const changesIn = (store: AppStore): number => changes.get(store) ?? 0;
  const following = new WeakSet<AppStore>();

  function begin(store: AppStore, userId: string): void {
    if (store.get(stateAtom).userId !== userId)
      store.set(stateAtom, { ...none, ...initial?.(userId), userId });
    if (following.has(store)) return;
    following.add(store);
    store.sub(sessionAtom, () => {
      if (store.get(sessionAtom).status !== 'signedOut') return;
      store.set(stateAtom, none);
      onSignedOut?.();
    });
  }

  /** An answer may come after its user has signed out. */
  function update(store: AppStore, userId: string, change: (state: State) => Partial<State>): void {
    store.set(stateAtom, (state) => (state.userId === userId ? { ...state, ...change(state) } : state));
  }

  async function reload(store: AppStore, userId: string): Promise<void> {
    begin(store, userId);
    let before: number;
    let result: Result<Value, NetworkError>;
    do {
      before = changesIn(store);
      result = await load(userId).catch((error: unknown) => ({ ok: false, error: toNetworkError(error) }));
    } while (result.ok && changesIn(store) !== before);
    if (store.get(stateAtom).userId !== userId) return;
    if (!result.ok) {
      const { error } = result;
      update(store, userId, (state) => ({ ...fallback(state, userId), error }));
      return;
    }
    const { value } = result;
    update(store, userId, () => ({ ...accept(value), error: null }));
    await onLoaded?.(store, userId, value);
  }

  /** At most one request for the same user is under way. */
  function refresh(store: AppStore, userId: string): Promise<void> {
    const current = underWay.get(store);
    if (current?.userId === userId) return current.request;
    const request = reload(store, userId).finally(() => {
      if (underWay.get(store)?.request === request) underWay.delete(store);
    });
    underWay.set(store, { userId, request });
    return request;
  }

  /** Refreshes at once, whenever the tab is visible or online again, and while offline until an answer comes. */
  function keepFresh(store: AppStore, userId: string): () => void {
    const { pollNow, stop } = poll(async () => {
      await refresh(store, userId);
      const state = store.get(stateAtom);
      return state.userId === userId && state.error === 'offline';
    });
    void pollNow();
    return stop;
  }

  return {
    stateAtom,
    begin,
    update,
    /** The server has confirmed a change. */
    countChange: (store: AppStore) => void changes.set(store, changesIn(store) + 1),
    refresh,
    keepFresh,
  };
}
