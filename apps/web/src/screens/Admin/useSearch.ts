import { useEffect, useEffectEvent, useState } from 'react';
import type { TableAddress } from './useTableAddress.ts';

/** Long enough to send one request for a word, and short enough to feel immediate. */
const TYPING_PAUSE_MS = 200;

export interface Search {
  typed: string;
  setTyped: (words: string) => void;
  /** The search of the URL, which the rows are filtered by. */
  words: string;
}

/** The URL holds the search. Typing shows at once and is written to the URL after a pause. */
export function useSearch(address: TableAddress): Search {
  const words = address.get('q');
  const [typed, setTyped] = useState(words);
  const [shown, setShown] = useState(words);
  const [written, setWritten] = useState(words);
  if (words !== shown) {
    setShown(words);
    // A link, the Back button or a press on Clear has changed the URL, and not this field.
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
