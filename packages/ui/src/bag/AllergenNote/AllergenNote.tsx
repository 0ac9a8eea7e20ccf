import type { Allergen } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../provider/contexts.ts';
import { allergenMessages } from './AllergenNote.messages.ts';
import * as S from './AllergenNote.styles.ts';

/** Not `formatList`, which joins with "and": that would promise more than "may contain". */
const COMMA = { en: ', ', ar: '، ' };

export interface AllergenNoteProps {
  /** In the order in which they are named; without any, nothing is shown. */
  allergens: readonly Allergen[];
}

/**
 * What a bag contains or may contain, of the fourteen allergens that EU law names, in one sentence.
 *
 * @use among the facts of a bag. The sentence says "contains or may contain", because the content of a
 *   surprise bag is not known beforehand.
 * @avoid to promise that something is not in a bag: a short list is no guarantee.
 * @reader One sentence.
 * @arabic The list has the commas of its language, and no "and" before its end.
 */
export function AllergenNote({ allergens }: AllergenNoteProps) {
  const intl = useIntl();
  const { locale } = useLanguage();
  if (allergens.length === 0) return null;
  const list = allergens
    .map((each) => intl.formatMessage({ id: allergenMessages[each] }))
    .join(COMMA[locale]);
  return <S.Root>{intl.formatMessage({ id: 'ui.allergenNote.contains' }, { list })}</S.Root>;
}
