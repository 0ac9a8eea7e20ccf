import { useEffect, useEffectEvent, useState } from 'react';
import type { AdminError, AdminResult } from '../../backend/admin/query.ts';

export interface Query<Value> {
  /** null until it first arrives; what was known stays through another wish and through trouble. */
  value: Value | null;
  trouble: AdminError | null;
  isAsking: boolean;
  again: () => void;
  /** What was done here is seen before the server says so. */
  change: (how: (value: Value) => Value) => void;
}

interface State<Value> extends Pick<Query<Value>, 'value' | 'trouble'> {
  /** What was answered last. */
  wish: string;
  turn: number;
}

/** What the server knows: asked for anew with every other `wish`, and when the tab or the line comes back. */
export function useQuery<Value>(wish: string, ask: () => Promise<AdminResult<Value>>): Query<Value> {
  const [state, set] = useState<State<Value>>({ wish: '', turn: -1, value: null, trouble: null });
  const [turn, setTurn] = useState(0);
  const again = () => setTurn((count) => count + 1);

  const begin = useEffectEvent(() => ask());
  /** The wish that stands by now. */
  const isWished = useEffectEvent((asked: string) => asked === wish);

  useEffect(() => {
    void begin().then((told) => {
      // Asked for something else meanwhile. Asked for the same once more, this answer is still better than none.
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
