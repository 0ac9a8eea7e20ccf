import { useState, type ReactNode } from 'react';
import { useIsJoined } from '../state/useSession.ts';
import type { Kept } from './keptScript.ts';
import * as S from './Guess.styles.ts';

interface GuessProps {
  /** What the page is about. */
  of: Kept;
  /** What it shows where this browser keeps none of it. */
  without: ReactNode;
  /** What stands there until it has been read. */
  children: ReactNode;
}

/**
 * The server cannot know what a browser keeps. It draws both, and before anything is painted a line of script says
 * which of them is seen: an empty cart is an empty cart at once.
 */
export function Guess({ of, without, children }: GuessProps) {
  const isJoined = useIsJoined();
  const [wasDrawn] = useState(!isJoined);
  if (!wasDrawn) return children;
  return (
    <>
      <S.Without data-of={of}>{without}</S.Without>
      <S.Within data-of={of}>{children}</S.Within>
    </>
  );
}
