import type { ReactNode } from 'react';
import * as S from './Ltr.styles.ts';

export interface LtrProps {
  /** A code is selected as a whole and, like a phone number, never wrapped; an e-mail address wraps before its @, or anywhere. */
  kind?: 'code' | 'phone' | 'email';
  /** The code, number or address. */
  children: ReactNode;
}

const LONGEST_UNBROKEN = 20;

/**
 * A text that is read from left to right in both languages: an order code, a phone number, an e-mail address.
 *
 * @use around every code, phone number and address, in sentences and alone.
 * @avoid for money (a {@link Price}), for times (a {@link DateTime}), or for a shop's text (a {@link
 *   LocalizedText}).
 * @reader The characters as they are written.
 * @arabic The plus of a number and the hyphen of a code stay in place, and the sentence around them is not
 *   reordered. Browsers do not translate it.
 */
export function Ltr({ kind = 'code', children }: LtrProps) {
  // Old orders have a UUID instead of a code, which is too long for one line on a phone.
  const isId = kind === 'code' && typeof children === 'string' && children.length > LONGEST_UNBROKEN;
  return (
    <S.Root dir="ltr" translate="no" data-kind={isId ? 'id' : kind}>
      {kind === 'email' && typeof children === 'string' ? withBreak(children) : children}
    </S.Root>
  );
}

function withBreak(address: string): ReactNode {
  const at = Math.max(0, address.lastIndexOf('@'));
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
