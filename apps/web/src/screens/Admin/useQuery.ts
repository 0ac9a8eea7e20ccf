import { useEffect, useEffectEvent, useState } from 'react';
import type { AdminError, AdminResult } from '../../backend/admin/query.ts';

export interface Query<Value> {
  /** null until the first answer; the last value stays while another key loads, and after an error. */
  value: Value | null;
  trouble: AdminError | null;
  isAsking: boolean;
  again: () => void;
  /** Changes the value before the server confirms. */
  change: (how: (value: Value) => Value) => void;
}

interface State<Value> extends Pick<Query<Value>, 'value' | 'trouble'> {
  /** The key of the last answer. */
  wish: string;
  turn: number;
}

/** Reads from the server: for every other `key`, and when the tab or the connection comes back. */
export function useQuery<Value>(wish: string, ask: () => Promise<AdminResult<Value>>): Query<Value> {
  const [state, set] = useState<State<Value>>({ wish: '', turn: -1, value: null, trouble: null });
  const [turn, setTurn] = useState(0);
  const again = () => setTurn((count) => count + 1);

  const begin = useEffectEvent(() => ask());
  /** Reads the latest key, after a request. */
  const isWished = useEffectEvent((asked: string) => asked === wish);

  useEffect(() => {
    void begin().then((told) => {
      // Another key is current by now. An earlier answer for the current key is still better than none.
      if (!isWished(wish)) return;
      set((known) => {
        if (known.wish === wish && known.turn > turn) return known;
        return told.ok
          ? { wish, turn, value: told.value, trouble: null }
          : { wish, turn, value: known.value, trouble: told.error };
      });
    });
  }, [wish, turn]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setTurn((count) => count + 1);
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, []);

  const change = (how: (value: Value) => Value) =>
    set((known) => (known.value === null ? known : { ...known, value: how(known.value) }));
  const { value, trouble } = state;
  return { value, trouble, isAsking: state.wish !== wish || state.turn !== turn, again, change };
}
