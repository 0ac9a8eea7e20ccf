import { useIntl } from 'react-intl';
import { ClearFilters } from './ClearFilters.tsx';
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx';
import * as S from './FilterColumn.styles.ts';

/**
 * The filters of the shelf in a column beside it: the same choices as in the sheet, as rows with the number of
 * bags behind each. The order is a {@link SortSelect} above the bags.
 *
 * @use beside a shelf, from 1024 px.
 * @avoid where the column would take the room of the bags: a {@link FilterSheet}.
 * @keyboard Arrows: choose another time or area
 * @keyboard Space: chooses a diet, or takes it back
 */
export function FilterColumn(fields: FilterFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <S.Root>
      <S.Head>
        <S.Title>{formatMessage({ id: 'ui.filterSheet.title' })}</S.Title>
        <ClearFilters {...fields} />
      </S.Head>
      <FilterFields look="column" {...fields} />
    </S.Root>
  );
}
