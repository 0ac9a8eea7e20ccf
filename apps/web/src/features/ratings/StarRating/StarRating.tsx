import { STARS, type Stars } from '@zawadeh/domain';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Icon, starIcon, VisuallyHidden } from '@zawadeh/ui';
import type { MessageId } from '../../../lib/messages/messageId.ts';
import * as S from './StarRating.styles.ts';

const wordMessages: Record<Stars, MessageId> = {
  1: 'web.starRating.one',
  2: 'web.starRating.two',
  3: 'web.starRating.three',
  4: 'web.starRating.four',
  5: 'web.starRating.five',
};

export interface StarRatingProps {
  /** What is rated; read aloud only, because a heading asks it. */
  legend: string;
  /** Null while no star is chosen. */
  value: Stars | null;
  /** Called with one to five. */
  onValueChange: (stars: Stars) => void;
  /** While the rating is sent. */
  disabled?: boolean;
}

/**
 * Asks for a rating from one star to five.
 *
 * @use once in a form, below the heading that asks.
 * @avoid to show how others rated (a {@link RatingSummary}).
 * @keyboard Tab: goes to the chosen star, or to the first
 * @keyboard Arrows: choose the next and the one before
 * @keyboard Space: chooses, where nothing is chosen yet
 * @reader Native radio buttons. The chosen star is also written in words, so that colour is not the only
 *   sign.
 * @arabic The first star is at the inline start, and the arrow keys follow.
 */
export function StarRating({ legend, value, onValueChange, disabled = false }: StarRatingProps) {
  const intl = useIntl();
  const name = useId();
  return (
    <S.Root disabled={disabled}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <S.Stars>
        {STARS.map((stars) => (
          <S.Star key={stars} data-on={(value !== null && stars <= value) || undefined}>
            <Icon of={starIcon} />
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              aria-label={intl.formatMessage({ id: wordMessages[stars] })}
              onChange={() => onValueChange(stars)}
            />
          </S.Star>
        ))}
      </S.Stars>
      <S.Words aria-hidden="true">
        {value !== null && intl.formatMessage({ id: wordMessages[value] })}
      </S.Words>
    </S.Root>
  );
}
