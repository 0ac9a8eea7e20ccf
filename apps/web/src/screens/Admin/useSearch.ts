import { useEffect, useEffectEvent, useState } from 'react';
import type { TableAddress } from './useTableAddress.ts';

/** Long enough that a word is asked for once, and short enough that nobody waits. */
const A_PAUSE = 200;

export interface Search {
  typed: string;
  type: (words: string) => void;
  /** What is asked for: what was typed, once the typing rests. */
  words: string;
}

/** What is typed is seen at once; the address and the server hear of it when the typing rests. */
export function useSearch(address: TableAddress): Search {
  const words = address.get('q');
  const [typed, type] = useState(words);
  const settle = useEffectEvent((q: string) => {
    if (q !== words) address.change({ q });
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), A_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, type, words };
}
