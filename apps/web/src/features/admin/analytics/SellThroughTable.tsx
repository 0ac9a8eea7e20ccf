import { LOW_SELL_THROUGH, soldPercent, type SellThrough, type ShopSellThrough } from '@zawadeh/domain';
import { DataTable, formatCount, LocalizedText, type TableColumn } from '@zawadeh/ui';
import { useMemo, type ReactNode } from 'react';
import { ShareBar } from './ShareBar/ShareBar.tsx';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import type { MessageId } from '../../../lib/messages/messageId.ts';
import { messages } from './AnalyticsSection.messages.ts';

type Row = ShopSellThrough & { isTotal?: boolean };

const TOTAL = 'total';
const idOf = ({ storeId }: Row): string => storeId;

/** Each store's planned bags, and the sum of all stores in the last row. */
export function SellThroughTable({ shops, total }: Pick<SellThrough, 'shops' | 'total'>) {
  const t = useMessage();
  const columns = useSellThroughColumns();
  const sum = useMemo((): Row => ({ ...total, storeId: TOTAL, store: null, isTotal: true }), [total]);
  return (
    <DataTable
      label={t(messages.sellThrough)}
      rows={shops}
      {...(shops.length > 1 && { total: sum })}
      columns={columns}
      rowId={idOf}
      hasToolbar={false}
    />
  );
}

function useSellThroughColumns(): readonly TableColumn<Row>[] {
  const t = useMessage();
  return useMemo((): readonly TableColumn<Row>[] => {
    const count = (id: string, header: MessageId, of: (row: Row) => ReactNode): TableColumn<Row> => ({
      id,
      header: t(header),
      align: 'end',
      cardRole: 'detail',
      cell: of,
    });
    return [
      {
        id: 'store',
        header: t(messages.store),
        cardRole: 'title',
        cell: ({ isTotal, store }) => {
          if (isTotal) return t(messages.allPlanned);
          return store ? <LocalizedText text={store} /> : t(messages.unknownStore);
        },
      },
      count('planned', messages.planned, ({ planned }) => formatCount(planned)),
      count('sold', messages.soldHeading, ({ sold }) => <strong>{formatCount(sold)}</strong>),
      count('left', messages.left, ({ left }) => formatCount(left)),
      count('missed', messages.missed, ({ missed }) => formatCount(missed)),
      {
        id: 'share',
        header: t(messages.share),
        cardRole: 'wide',
        cell: (row) => {
          const percent = soldPercent(row);
          return percent !== null && <ShareBar percent={percent} isLow={percent < LOW_SELL_THROUGH} />;
        },
      },
    ];
  }, [t]);
}
