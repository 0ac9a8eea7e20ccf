import { useState, type ReactNode } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';
import type { StoredState } from './storedStates.ts';
import * as S from './useHydrationPlaceholder.styles.ts';

/**
 * The content of a page until it has read the browser's storage, which the server does not know. The server renders
 * both the empty state and the skeleton, and an inline script selects one before the first paint, so that an empty cart
 * appears at once. After a navigation within the app only the skeleton is returned, so that its heading stays mounted.
 */
export function useHydrationPlaceholder(
  of: StoredState,
): (without: ReactNode, unread: ReactNode) => ReactNode {
  const isHydrated = useIsHydrated();
  const [wasRenderedByServer] = useState(!isHydrated);
  if (!wasRenderedByServer) return (_, unread) => unread;
  return (without, unread) => (
    <>
      <S.Without data-of={of}>{without}</S.Without>
      <S.Within data-of={of}>{unread}</S.Within>
    </>
  );
}
