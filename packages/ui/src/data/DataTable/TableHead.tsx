import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { nextSort, type TableColumn, type Sort } from './columns.ts';
import { messages } from './DataTable.messages.ts';
import * as S from './DataTable.styles.ts';
import { Checkbox } from './Checkbox.tsx';
import type { Selection } from './useSelection.ts';
import { arrowDownIcon, arrowUpIcon, sortIcon } from '../../foundations/Icon/adminIcons.ts';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort?: Sort | null;
  onSortChange?: (sort: Sort | null) => void;
  selection: Selection | null;
  isWindowed: boolean;
}

/** Cards have no header: the toolbar has sorting and "select all" instead. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort = null, onSortChange, selection, isWindowed } = props;
  const intl = useIntl();
  return (
    <S.Head role="rowgroup">
      <S.HeadRow role="row" aria-rowindex={1}>
        {selection && (
          <S.HeadCell role="columnheader" data-checkbox>
            <Checkbox
              label={intl.formatMessage({ id: messages.selectAll })}
              state={selection.all}
              onPress={selection.toggleAll}
            />
          </S.HeadCell>
        )}
        {columns.map((column) => {
          const order = sort?.column === column.id ? sort.order : 'none';
          const sorts = column.sortValue !== undefined && onSortChange !== undefined;
          return (
            <S.HeadCell
              key={column.id}
              role="columnheader"
              aria-sort={sorts ? order : undefined}
              data-align={column.align}
              data-only={column.isForCards && 'cards'}
              style={isWindowed ? { inlineSize: column.width } : undefined}
            >
              {sorts ? (
                <S.SortButton type="button" onClick={() => onSortChange(nextSort(sort, column.id))}>
                  {column.header}
                  <Icon of={ARROWS[order]} size="small" />
                </S.SortButton>
              ) : (
                <HeaderText {...column} />
              )}
            </S.HeadCell>
          );
        })}
      </S.HeadRow>
    </S.Head>
  );
}

const ARROWS = { ascending: arrowUpIcon, descending: arrowDownIcon, none: sortIcon };

function HeaderText<Row>({ header, mark, isHeaderHidden }: TableColumn<Row>) {
  if (isHeaderHidden) return <VisuallyHidden>{header}</VisuallyHidden>;
  return (
    <S.HeaderText data-marked={mark !== undefined || undefined}>
      {mark}
      {header}
    </S.HeaderText>
  );
}
