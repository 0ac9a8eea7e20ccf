import type { ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';
import * as S from './FilterSheet.styles.ts';

export function WithIcon({ of, children }: { of: IconDrawing; children: ReactNode }) {
  return (
    <S.WithIcon>
      <Icon of={of} size="small" />
      {children}
    </S.WithIcon>
  );
}
