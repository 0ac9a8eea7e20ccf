import { useEffect, useEffectEvent, useState } from 'react';
import type { TableAddress } from './useTableAddress.ts';

/** Long enough that a word is asked for once, and short enough that nobody waits. */
const TYPING_PAUSE_MS = 200;

export interface Search {
  typed: string;
  setTyped: (words: string) => void;
  /** What the address says, and what is asked for. */
  words: string;
}

/** The address holds the search. What is typed is shown at once and written there when the typing rests. */
export function useSearch(address: TableAddress): Search {
  const words = address.get('q');
  const [typed, setTyped] = useState(words);
  const [shown, setShown] = useState(words);
  const [written, setWritten] = useState(words);
  if (words !== shown) {
    setShown(words);
    // A link, the Back button or a press on Clear has changed the address, and not this field.
    if (words !== written) {
      setWritten(words);
      setTyped(words);
    }
  }

  const write = useEffectEvent((q: string) => {
    if (q === words) return;
    setWritten(q);
    address.change({ q });
  });
  useEffect(() => {
    const timer = setTimeout(() => write(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return { typed, setTyped, words };
}
