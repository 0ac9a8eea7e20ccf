import { useEffect, useEffectEvent, useState } from 'react';
import type { DeskTrouble, Told } from '../../backend/desk/ask.ts';

export interface Asked<Value> {
  /** null until it first arrives; what was known stays through another wish and through trouble. */
  value: Value | null;
  trouble: DeskTrouble | null;
  isAsking: boolean;
  again: () => void;
  /** What was done here is seen before the server says so. */
  change: (how: (value: Value) => Value) => void;
}

interface State<Value> extends Pick<Asked<Value>, 'value' | 'trouble'> {
  /** The last question that was answered. */
  answered: string;
}

/** What the server knows: asked for anew with every other `wish`, and when the tab or the line comes back. */
export function useAsked<Value>(wish: string, ask: () => Promise<Told<Value>>): Asked<Value> {
  const [state, set] = useState<State<Value>>({ answered: '', value: null, trouble: null });
  const [turn, setTurn] = useState(0);
  const again = () => setTurn((count) => count + 1);
  const question = `${turn} ${wish}`;

  const begin = useEffectEvent(async (answered: string) => ({ answered, told: await ask() }));

  useEffect(() => {
    let isOver = false;
    void begin(question).then(({ answered, told }) => {
      // Asked for something else meanwhile.
      if (isOver) return;
      set(({ value }) =>
        told.ok ? { answered, value: told.value, trouble: null } : { answered, value, trouble: told.trouble },
      );
    });
    return () => {
      isOver = true;
    };
  }, [question]);

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
  const { value, trouble, answered } = state;
  return { value, trouble, isAsking: answered !== question, again, change };
}
