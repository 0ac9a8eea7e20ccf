import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { formatAtLeast, formatCount } from '../grouped.ts';
import { ColumnChoice, type ColumnChoiceProps } from './ColumnChoice.tsx';
import type { TableColumn, Sort } from './columns.ts';
import { messages } from './DataTable.messages.ts';
import * as S from './DataTable.styles.ts';
import { Checkbox } from './Checkbox.tsx';
import type { Selection } from './useSelection.ts';
import { chevronDownIcon } from '../../foundations/Icon/formIcons.ts';

interface TableToolbarProps<Row> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  isLoading?: boolean;
  error?: object;
  page?: { total: number; isCapped?: boolean };
  sort?: Sort | null;
  onSortChange?: (sort: Sort | null) => void;
  selection: Selection | null;
  hidden: ColumnChoiceProps<Row>['hidden'];
  tools?: ReactNode;
}

/** The number of rows and of selected rows, announced on change, and the actions for them. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const {
    rows,
    columns,
    isLoading,
    error,
    page,
    sort = null,
    onSortChange,
    selection,
    hidden,
    tools,
  } = props;
  const intl = useIntl();
  const count = page?.total ?? rows.length;
  const shown = page?.isCapped && count > 0 ? formatAtLeast(count) : formatCount(count);
  const isEmpty = rows.length === 0;
  const isKnown = !isEmpty || (!isLoading && !error);
  return (
    <S.Toolbar>
      {selection && !isEmpty && (
        <S.OnCards>
          <Checkbox
            label={intl.formatMessage({ id: messages.selectAll })}
            state={selection.all}
            onPress={selection.toggleAll}
            isLabelShown
          />
        </S.OnCards>
      )}
      <S.Counts role="status">
        {isKnown && <span>{intl.formatMessage({ id: messages.count }, { count, shown })}</span>}
        {selection && selection.count > 0 && (
          <S.Chosen>
            {intl.formatMessage({ id: messages.selected }, { count: formatCount(selection.count) })}
          </S.Chosen>
        )}
      </S.Counts>
      {tools}
      {onSortChange && rows.length > 1 && <SortChoice {...{ columns, sort, onSortChange }} />}
      {(!isEmpty || isLoading) && <ColumnChoice columns={columns} hidden={hidden} />}
    </S.Toolbar>
  );
}

interface SortChoiceProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: Sort | null;
  onSortChange: (sort: Sort | null) => void;
}

/** Cards have no header, so the order is set by a select. */
function SortChoice<Row>({ columns, sort, onSortChange }: SortChoiceProps<Row>) {
  const intl = useIntl();
  const choices = columns
    .filter(({ sortValue }) => sortValue !== undefined)
    .flatMap(({ id, header }) =>
      (['ascending', 'descending'] as const).map((order) => ({ column: id, order, header })),
    );
  const chosen = choices.findIndex(({ column, order }) => column === sort?.column && order === sort.order);
  return (
    <S.OnCards data-grows>
      <S.Choice>
        <S.Select
          aria-label={intl.formatMessage({ id: messages.sortBy })}
          value={chosen}
          onChange={(event) => {
            const choice = choices[Number(event.target.value)];
            onSortChange(choice ? { column: choice.column, order: choice.order } : null);
          }}
        >
          <option value={-1}>{intl.formatMessage({ id: messages.unsorted })}</option>
          {choices.map(({ column, order, header }, index) => (
            <option key={`${column} ${order}`} value={index}>
              {intl.formatMessage({ id: messages[order] }, { column: header })}
            </option>
          ))}
        </S.Select>
        <Icon of={chevronDownIcon} size="small" />
      </S.Choice>
    </S.OnCards>
  );
}
