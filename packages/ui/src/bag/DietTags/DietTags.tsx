import type { Diet } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { Badge } from '../../data/Badge/Badge.tsx';
import { dietMessages } from './DietTags.messages.ts';
import * as S from './DietTags.styles.ts';

export interface DietTagsProps {
  /** In the order in which they are shown; without any, nothing is. */
  diet: readonly Diet[];
}

/**
 * The diets that a bag suits: Vegetarian, Gluten-free.
 *
 * @use among the facts of a bag, and in the preview of a form.
 * @avoid to choose a diet (a {@link Chip} in the {@link FilterSheet}), or for what a bag may contain (an
 *   {@link AllergenNote}).
 * @reader A named list.
 * @arabic The tags begin where reading starts.
 */
export function DietTags({ diet }: DietTagsProps) {
  const intl = useIntl();
  if (diet.length === 0) return null;
  return (
    // Safari takes a list without markers for none.
    <S.Root role="list" aria-label={intl.formatMessage({ id: 'ui.dietTags.label' })}>
      {diet.map((each) => (
        <S.Tag key={each}>
          <Badge tone="success" hasDot={false}>
            {intl.formatMessage({ id: dietMessages[each] })}
          </Badge>
        </S.Tag>
      ))}
    </S.Root>
  );
}
