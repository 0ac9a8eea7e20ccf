import type { Cents } from '@zawadeh/domain';
import { LiraNote } from '@zawadeh/ui';
import { useState } from 'react';
import { nowAtom } from '../../lib/clock.ts';
import { useAtomValue } from '../../lib/store.ts';
import { useRate } from './rate.ts';
import * as S from './Lira.styles.ts';

interface LiraProps {
  cents: Cents;
}

/** About how many lira the amount is, for pages that come before payment. */
export function Lira({ cents }: LiraProps) {
  const rate = useRate();
  const now = useAtomValue(nowAtom);
  // The line stays free for a rate that is fetched, so that nothing moves when it arrives.
  const [isAwaited] = useState(rate === undefined);
  const note = <LiraNote cents={cents} rate={rate ?? null} now={now} />;
  return isAwaited ? <S.Line>{note}</S.Line> : note;
}
