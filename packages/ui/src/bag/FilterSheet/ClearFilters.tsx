import { countChoices, NO_CHOICES } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import type { FilterFieldsProps } from './FilterFields.tsx';
import * as S from './FilterSheet.styles.ts';

export function ClearFilters({
  choices,
  onChoicesChange,
}: Pick<FilterFieldsProps, 'choices' | 'onChoicesChange'>) {
  const { formatMessage } = useIntl();
  const isCleared = countChoices(choices) === 0;
  return (
    <S.Clear
      type="button"
      aria-disabled={isCleared || undefined}
      onClick={isCleared ? undefined : () => onChoicesChange(NO_CHOICES)}
    >
      {formatMessage({ id: 'ui.filterSheet.clear' })}
    </S.Clear>
  );
}
