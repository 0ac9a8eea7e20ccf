import type { ReactNode } from 'react';
import * as S from './Ltr.styles.ts';

export interface LtrProps {
  /** A code is selected whole by one press, and like a phone number never broken; an address may be, anywhere. */
  kind?: 'code' | 'phone' | 'email';
  children: ReactNode;
}

const LONGEST_UNBROKEN = 20;

/** What is read from left to right in both languages: order codes, phone numbers, e-mail addresses. */
export function Ltr({ kind = 'code', children }: LtrProps) {
  // Old orders have an id in place of a code, which no phone has room for in one line.
  const isId = kind === 'code' && typeof children === 'string' && children.length > LONGEST_UNBROKEN;
  return (
    <S.Root dir="ltr" translate="no" data-kind={isId ? 'id' : kind}>
      {children}
    </S.Root>
  );
}
