import { shortMapsLink } from '@zawadeh/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { findPlace } from './placeCalls.ts';
import type { AdminError } from '../query.ts';

type LinkState = { kind: 'none' | 'reading' | 'empty' } | { kind: 'failed'; error: AdminError };

interface ShortLink {
  state: LinkState;
  retry: () => void;
}

/** A short link becomes the coordinates that the server finds behind it. */
export function useShortLink(place: string, onFound: (place: string) => void): ShortLink {
  const link = shortMapsLink(place);
  const [answer, setAnswer] = useState<{ link: string; state: LinkState } | null>(null);
  const isWaiting = answer?.link !== link;
  const found = useEffectEvent(onFound);

  useEffect(() => {
    if (link === null || !isWaiting) return;
    let isHere = true;
    void findPlace(link).then((result) => {
      if (!isHere) return;
      if (result.ok && result.value.at) found(`${result.value.at.latitude}, ${result.value.at.longitude}`);
      else
        setAnswer({ link, state: result.ok ? { kind: 'empty' } : { kind: 'failed', error: result.error } });
    });
    return () => {
      isHere = false;
    };
  }, [link, isWaiting]);

  const retry = () => setAnswer(null);
  if (link === null) return { state: { kind: 'none' }, retry };
  return { state: answer && !isWaiting ? answer.state : { kind: 'reading' }, retry };
}
