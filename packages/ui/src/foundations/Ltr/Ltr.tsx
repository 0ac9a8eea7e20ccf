import type { ReactNode } from 'react';
import * as S from './Ltr.styles.ts';

export interface LtrProps {
  /** A code is selected as a whole and, like a phone number, never wrapped; an e-mail address wraps before its @, or anywhere. */
  kind?: 'code' | 'phone' | 'email';
  children: ReactNode;
}

const LONGEST_UNBROKEN = 20;

/** Left-to-right text in both languages: order codes, phone numbers, e-mail addresses. */
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
