import type { ReactNode } from 'react';
import { Text } from '../../foundations/Text/Text.tsx';
import * as S from './EmptyState.styles.ts';

export interface EmptyStateProps {
  picture: 'empty-bags' | 'empty-cart' | 'not-found' | 'empty-orders' | 'empty-notifications';
  title: string;
  /** One sentence at most. */
  sentence?: string;
  /** A button or link for the next step. */
  action?: ReactNode;
  /** The heading level. */
  level?: 'h1' | 'h2';
}

export function EmptyState({ picture, title, sentence, action, level = 'h2' }: EmptyStateProps) {
  return (
    <S.Root>
      <S.Picture src={`/art/${picture}.svg`} alt="" width={250} height={200} />
      <Text look="h2" as={level} align="center">
        {title}
      </Text>
      {sentence && (
        <Text tone="muted" align="center">
          {sentence}
        </Text>
      )}
      {action}
    </S.Root>
  );
}
