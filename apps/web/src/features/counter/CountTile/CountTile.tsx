import { useIntl } from 'react-intl';
import { VisuallyHidden } from '@zawadeh/ui';
import * as S from './CountTile.styles.ts';

export interface CountTileProps {
  /** Of bags. */
  count: number;
}

/**
 * A number of bags on a paper bag.
 *
 * @use wherever a number of bags is read at arm's length: on the rows of the counter and of the courier.
 * @avoid for other numbers: kraft with a pinked edge is always a bag.
 * @reader The number with its noun, in all plural forms: كيس واحد، كيسان، 3 أكياس، 11 كيساً.
 */
export function CountTile({ count }: CountTileProps) {
  const intl = useIntl();
  return (
    <S.Root>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{intl.formatMessage({ id: 'web.countTile.bags' }, { count })}</VisuallyHidden>
    </S.Root>
  );
}
