import type { ReactNode } from 'react';
import { Text } from '../../foundations/Text/Text.tsx';
import * as S from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** Decorative, 250 px wide. */
  picture: 'empty-bags' | 'empty-cart' | 'not-found' | 'empty-orders' | 'empty-notifications';
  /** The state, in the wording of the specification. */
  title: string;
  /** One sentence at most. */
  sentence?: string;
  /** A button or link for the next step. */
  action?: ReactNode;
  /** The heading level. */
  level?: 'h1' | 'h2';
}

/**
 * Shown where there is no data, with a link or button for the next step.
 *
 * @use when the answer came and is empty, or when a page does not exist.
 * @avoid while loading (a {@link Skeleton}) or after a failure (an {@link ErrorState}): an empty shelf is not
 *   an error.
 * @part {img} Picture: decorative
 * @part {h1, h2} Title: the state
 * @part {h1 + p, h2 + p} Sentence: one at most
 * @part {a, button} Action: the next step
 * @words The title says the state in the wording of the specification, "No orders yet", «لا طلبات بعد»; one
 *   sentence at most follows.
 * @reader The title is a heading; the picture is decorative.
 * @arabic Everything is centred, and pictures are never mirrored.
 */
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
