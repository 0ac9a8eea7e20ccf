import { SORTS } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import type { UiMessageId } from '../../locales/messageId.ts';
import type { FilterFieldsProps } from './FilterFields.tsx';
import { sortMessages } from './FilterSheet.messages.ts';
import * as S from './SortSelect.styles.ts';

/**
 * The order of the bags, at the end of the row above them.
 *
 * @use beside a {@link FilterColumn}.
 * @avoid in a {@link FilterSheet}, which has the orders as chips.
 */
export function SortSelect({
  choices,
  onChoicesChange,
}: Pick<FilterFieldsProps, 'choices' | 'onChoicesChange'>) {
  const { formatMessage } = useIntl();
  const t = (id: UiMessageId) => formatMessage({ id });
  return (
    <S.Root>
      <span>{t('ui.filterSheet.sort')}</span>
      <select
        value={choices.sort}
        onChange={({ target }) => {
          const sort = SORTS.find((each) => each === target.value);
          if (sort) onChoicesChange({ ...choices, sort });
        }}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(sortMessages[sort])}
          </option>
        ))}
      </select>
    </S.Root>
  );
}
