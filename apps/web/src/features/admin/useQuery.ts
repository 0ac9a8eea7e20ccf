import { useEffect, useEffectEvent, useState } from 'react';
import type { AdminError, AdminResult } from './query.ts';
import { onReturn } from '../../lib/onReturn.ts';

export interface Query<Value> {
  /** null until the first answer; the last value stays while another key loads, and after an error. */
  value: Value | null;
  error: AdminError | null;
  isLoading: boolean;
  refetch: () => void;
  /** Changes the value before the server confirms. */
  change: (update: (value: Value) => Value) => void;
}

interface State<Value> extends Pick<Query<Value>, 'value' | 'error'> {
  /** The key of the last answer. */
  key: string;
  turn: number;
}

/** Reads from the server: for every other `key`, and when the tab or the connection comes back. */
export function useQuery<Value>(key: string, fetchValue: () => Promise<AdminResult<Value>>): Query<Value> {
  const [state, setState] = useState<State<Value>>({ key: '', turn: -1, value: null, error: null });
  const [turn, setTurn] = useState(0);
  const refetch = () => setTurn((count) => count + 1);

  const startFetch = useEffectEvent(() => fetchValue());
  /** Compares with the key of the latest render. */
  const isCurrent = useEffectEvent((requestedKey: string) => requestedKey === key);

  useEffect(() => {
    void startFetch().then((result) => {
      // Another key is current by now. An earlier answer for the current key is still better than none.
      if (!isCurrent(key)) return;
      setState((previous) => {
        if (previous.key === key && previous.turn > turn) return previous;
        return result.ok
          ? { key, turn, value: result.value, error: null }
          : { key, turn, value: previous.value, error: result.error };
      });
    });
  }, [key, turn]);

  useEffect(() => onReturn(() => setTurn((count) => count + 1)), []);

  const change = (update: (value: Value) => Value) =>
    setState((previous) =>
      previous.value === null ? previous : { ...previous, value: update(previous.value) },
    );
  const { value, error } = state;
  return {
    value,
    error,
    isLoading: state.key !== key || state.turn !== turn,
    refetch,
    change,
  };
}
