/** What the signed-in user's bags were good for. In memory only. */
import type { Impact } from '@zawadeh/domain';
import { fetchImpact } from '../backend/impact.ts';
import type { NetworkError } from '../lib/networkError.ts';
import { atom, type AppStore } from '../lib/store.ts';
import { userRefresh } from './userRefresh.ts';

interface ImpactState {
  /** Whose it is: the next user on this device does not see it. */
  userId: string | null;
  /** Null until it first arrives. */
  impact: Impact | null;
  /** Of the last request; earlier figures stay on the screen. */
  error: NetworkError | null;
}

export const impactAtom = atom<ImpactState>({ userId: null, impact: null, error: null });

export const { refresh: refreshImpact, keepFresh: keepImpactFresh } = userRefresh(reload, (store) =>
  store.get(impactAtom),
);

async function reload(store: AppStore, userId: string): Promise<void> {
  if (store.get(impactAtom).userId !== userId) store.set(impactAtom, { userId, impact: null, error: null });
  const result = await fetchImpact();
  store.set(impactAtom, (state) => {
    if (state.userId !== userId) return state;
    return result.ok ? { userId, impact: result.value, error: null } : { ...state, error: result.error };
  });
}
