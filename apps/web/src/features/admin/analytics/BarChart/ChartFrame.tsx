import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button, VisuallyHidden } from '@zawadeh/ui';
import * as S from './ChartFrame.styles.ts';

export interface ChartTexts {
  /** The title of the chart, such as "Sold, by bag". */
  title: string;
  /** The header of the name column in the table view. */
  nameHeader: string;
  /** The header of the value column in the table view. */
  valueHeader: string;
  /** Shown when there are no rows. */
  empty?: ReactNode;
}

interface ChartFrameProps extends ChartTexts {
  rows: readonly { id: string; name: ReactNode; shown: ReactNode; note?: ReactNode }[];
  /** The header of the notes in the table view; without it there is no such column. */
  noteHeader?: string;
  /** Below the chart and the table. */
  footer?: ReactNode;
  /** The chart itself, which is hidden from screen readers. */
  children: ReactNode;
}

/** Title, chart and table view of every chart; screen readers always get the table. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, nameHeader, valueHeader, noteHeader, rows, empty, footer, children } = props;
  const intl = useIntl();
  const [isTable, setIsTable] = useState(false);
  if (rows.length === 0) {
    return (
      <S.Root>
        <S.Title>{title}</S.Title>
        {empty}
      </S.Root>
    );
  }
  const table = (
    <S.Table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{nameHeader}</th>
          {noteHeader && <th scope="col">{noteHeader}</th>}
          <th scope="col">{valueHeader}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, shown, note }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {noteHeader && <td>{note}</td>}
            <td>{shown}</td>
          </tr>
        ))}
      </tbody>
    </S.Table>
  );
  return (
    <S.Root>
      <S.Top>
        <S.Title>{title}</S.Title>
        <Button kind="quiet" size="compact" onPress={() => setIsTable(!isTable)}>
          {intl.formatMessage({ id: isTable ? 'web.chart.asChart' : 'web.chart.asTable' })}
          {/* Distinguishes the buttons of several charts on a page. */}
          <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </S.Top>
      {!isTable && children}
      {isTable ? table : <VisuallyHidden as="div">{table}</VisuallyHidden>}
      {footer && <S.Footer>{footer}</S.Footer>}
    </S.Root>
  );
}
