import { Text } from '@zawadeh/ui';
import type { ReactNode } from 'react';
import * as S from './AdminScreen.styles.ts';

interface SectionHeadProps {
  name: string;
  /** Actions on the whole section. */
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
