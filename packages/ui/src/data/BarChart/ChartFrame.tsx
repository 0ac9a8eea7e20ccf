import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../controls/Button/Button.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import type { MessageIds } from '../../locales/messageId.ts';
import * as S from './ChartFrame.styles.ts';

const messages = {
  asTable: 'ui.chart.asTable',
  asChart: 'ui.chart.asChart',
} satisfies MessageIds;

export interface ChartTexts {
  /** What is drawn, such as "Sold, by bag". */
  title: string;
  /** Over the names, in the table behind the drawing. */
  nameHeader: string;
  /** Over the values, in the table behind the drawing. */
  valueHeader: string;
  /** What stands in place of no rows. */
  empty?: ReactNode;
}

interface ChartFrameProps extends ChartTexts {
  rows: readonly { id: string; name: ReactNode; shown: ReactNode }[];
  /** The drawing, which is for the eye alone. */
  children: ReactNode;
}

/** What every chart has: a title, a drawing, and the same as a table, which is always there for screen readers. */
export function ChartFrame({ title, nameHeader, valueHeader, rows, empty, children }: ChartFrameProps) {
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
          <th scope="col">{valueHeader}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, shown }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
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
          {intl.formatMessage({ id: isTable ? messages.asChart : messages.asTable })}
          {/* A page of charts has a button like this for each. */}
          <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </S.Top>
      {!isTable && children}
      {isTable ? table : <VisuallyHidden as="div">{table}</VisuallyHidden>}
    </S.Root>
  );
}
