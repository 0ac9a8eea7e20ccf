import type { ReactNode } from 'react';
import * as S from './Ltr.styles.ts';

export interface LtrProps {
  /** A code is selected whole by one press; a phone number is never broken; an address may be, anywhere. */
  kind?: 'code' | 'phone' | 'email';
  children: ReactNode;
}

/** What is read from left to right in both languages: order codes, phone numbers, e-mail addresses. */
export function Ltr({ kind = 'code', children }: LtrProps) {
  return (
    <S.Root dir="ltr" translate="no" data-kind={kind}>
      {children}
    </S.Root>
  );
}
