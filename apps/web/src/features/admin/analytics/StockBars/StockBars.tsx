import { isLowStock } from '@zawadeh/domain';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatCount } from '@zawadeh/ui';
import { ChartFrame, type ChartTexts } from '../BarChart/ChartFrame.tsx';
import * as S from './StockBars.styles.ts';

export interface StockBarsRow {
  id: string;
  name: ReactNode;
  quantity: number;
}

export interface StockBarsProps extends ChartTexts {
  /** In display order. */
  rows: readonly StockBarsRow[];
}

/** The track ends at the next multiple of this, so that the fullest bar still shows its track. */
const ROUND = 5;

/**
 * The remaining stock of each bag.
 *
 * The track is as long as the next round number above the highest stock.
 *
 * @use on the dashboard, to see which bags a shop may have to restock.
 * @avoid for customers (a {@link BagCard} shows the stock), or for sales (a {@link BarChart}).
 * @words Three or fewer read "Only 3 left", none reads "Sold Out", as on a bag.
 * @reader The same rows as a table, which "Show as table" shows to everyone.
 * @arabic Bars grow from where reading starts, and numbers are at the end.
 */
export function StockBars({ rows, ...texts }: StockBarsProps) {
  const intl = useIntl();
  const most = Math.max(1, ...rows.map(({ quantity }) => quantity));
  const full = (Math.floor(most / ROUND) + 1) * ROUND;
  const valueLabel = (quantity: number): string => {
    if (quantity <= 0) return intl.formatMessage({ id: 'ui.availability.soldOut' });
    if (!isLowStock(quantity)) return formatCount(quantity);
    return intl.formatMessage({ id: 'ui.availability.onlyLeft' }, { count: quantity });
  };
  const bars = rows.map((row) => ({ ...row, shown: valueLabel(row.quantity) }));
  return (
    <ChartFrame {...texts} rows={bars}>
      <S.Bars aria-hidden>
        {bars.map(({ id, name, quantity, shown }) => (
          <S.Bar key={id} data-low={isLowStock(quantity) || undefined}>
            <S.Name>{name}</S.Name>
            <S.Shown>{shown}</S.Shown>
            <S.Track>{quantity > 0 && <S.Stock data-bar style={{ '--share': quantity / full }} />}</S.Track>
          </S.Bar>
        ))}
      </S.Bars>
    </ChartFrame>
  );
}
