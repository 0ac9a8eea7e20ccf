import { Text } from '@zawadeh/ui';
import type { ReactNode } from 'react';
import { StoreHeader } from './StoreHeader.tsx';
import * as S from './StoreScreen.styles.ts';

/** In place of the space: why it is not there, and the way out. */
export function StoreMessage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <StoreHeader />
      <S.FullPage>
        <Text look="h1" align="center">
          {title}
        </Text>
        {children}
      </S.FullPage>
    </>
  );
}
