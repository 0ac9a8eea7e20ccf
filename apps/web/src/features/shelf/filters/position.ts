/** The device's position: requested by a press, stored in memory only, and never sent. */
import type { ChoiceContext } from '@zawadeh/domain';
import { atom, type AppStore } from '../../../lib/store.ts';

interface PositionState {
  state: 'unknown' | 'asking' | 'refused' | 'known';
  position: ChoiceContext['position'];
}

export const positionAtom = atom<PositionState>({ state: 'unknown', position: null });

const REFUSED: PositionState = { state: 'refused', position: null };

const LONGEST_WAIT_MS = 10_000;
const LONGEST_USE_MS = 5 * 60_000;

export function requestPosition(store: AppStore): void {
  // Pages that are not served securely have none.
  if (!('geolocation' in navigator)) return store.set(positionAtom, REFUSED);
  store.set(positionAtom, (before) => (before.state === 'known' ? before : { ...before, state: 'asking' }));
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) =>
      store.set(positionAtom, { state: 'known', position: { latitude, longitude } }),
    () => store.set(positionAtom, REFUSED),
    { maximumAge: LONGEST_USE_MS, timeout: LONGEST_WAIT_MS },
  );
}

/** For a shared address: only where the user has granted the permission before. */
export async function requestIfGranted(store: AppStore): Promise<void> {
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  if (state === 'granted') requestPosition(store);
  else store.set(positionAtom, REFUSED);
}

/** Another choice makes the refusal old news. */
export const forgetRefusal = (store: AppStore): void =>
  store.set(positionAtom, (before) =>
    before.state === 'refused' ? { ...before, state: 'unknown' } : before,
  );
