import { Text } from '@zawadeh/ui';
import type { ReactNode } from 'react';
import * as S from './AdminScreen.styles.ts';

interface SectionHeadProps {
  name: string;
  /** What can be done with all of it. */
  children?: ReactNode;
}

export function SectionHead({ name, children }: SectionHeadProps) {
  return (
    <S.Head>
      <Text look="h1" tabIndex={-1}>
        {name}
      </Text>
      {children}
    </S.Head>
  );
}
