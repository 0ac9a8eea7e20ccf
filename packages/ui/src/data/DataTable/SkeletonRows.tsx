import { Skeleton } from '../../foundations/Skeleton/Skeleton.ts';
import type { TableColumn } from './columns.ts';
import * as S from './DataTable.styles.ts';

const ROWS = ['72%', '58%', '80%', '64%', '76%', '52%'];

interface SkeletonRowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  isSelectable: boolean;
}

/** The loading placeholder, with rows of the final height. */
export function SkeletonRows<Row>({ columns, isSelectable }: SkeletonRowsProps<Row>) {
  return ROWS.map((width) => (
    <S.Row key={width} aria-hidden data-skeleton>
      {isSelectable && <S.Cell data-role="checkbox" />}
      {columns.map(({ id, cardRole = 'detail', isForCards }) => (
        <S.Cell key={id} data-role={cardRole} data-only={isForCards && 'cards'}>
          <Skeleton $width={width} $height={14} />
        </S.Cell>
      ))}
    </S.Row>
  ));
}
