import { useState, type ReactNode } from 'react';
import { useIsHydrated } from '../../state/useSession.ts';
import type { StoredState } from './storageHintScript.ts';
import * as S from './useHydrationPlaceholder.styles.ts';

/**
 * What stands on a page until it has read what this browser keeps. The server cannot know that. It draws both, what the
 * page shows where there is nothing and the skeleton, and before anything is painted a line of script says which of
 * them is seen: an empty cart is an empty cart at once. Whoever comes from another page is given the skeleton itself,
 * so that its heading goes on to be the page's.
 */
export function useHydrationPlaceholder(
  of: StoredState,
): (without: ReactNode, unread: ReactNode) => ReactNode {
  const isHydrated = useIsHydrated();
  const [wasDrawn] = useState(!isHydrated);
  if (!wasDrawn) return (_, unread) => unread;
  return (without, unread) => (
    <>
      <S.Without data-of={of}>{without}</S.Without>
      <S.Within data-of={of}>{unread}</S.Within>
    </>
  );
}
