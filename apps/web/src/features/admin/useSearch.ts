import { useEffect, useEffectEvent, useState } from 'react';
import type { TableAddress } from './useTableAddress.ts';

/** Long enough to send one request for a word, and short enough to feel immediate. */
const TYPING_PAUSE_MS = 200;

export interface Search {
  text: string;
  setText: (text: string) => void;
  /** The search of the URL, which the rows are filtered by. */
  query: string;
}

/** The URL holds the search. Typing shows at once and is written to the URL after a pause. */
export function useSearch(address: TableAddress): Search {
  const query = address.get('q');
  const [text, setText] = useState(query);
  const [shown, setShown] = useState(query);
  const [written, setWritten] = useState(query);
  if (query !== shown) {
    setShown(query);
    // A link, the Back button or a press on Clear has changed the URL, and not this field.
    if (query !== written) {
      setWritten(query);
      setText(query);
    }
  }

  const write = useEffectEvent((typed: string) => {
    const q = asInUrl(typed);
    // The URL may not have rendered yet.
    if (q === written) return;
    setWritten(q);
    address.change({ q });
  });
  useEffect(() => {
    const timer = setTimeout(() => write(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, setText, query };
}

/** A URL replaces half a surrogate pair, and the result must not be taken for the search of a link. */
const asInUrl = (text: string): string => new URLSearchParams({ q: text }).get('q') ?? '';
