import {
  COMMISSION_BASIS_POINTS,
  leftToRight,
  shopStatementCsv,
  type Cents,
  type Period,
  type ShopStatement,
  type Statement,
} from '@zawadeh/domain';
import {
  Button,
  DataTable,
  downloadIcon,
  formatCount,
  LocalizedText,
  Price,
  Text,
  useLanguage,
  type TableColumn,
} from '@zawadeh/ui';
import { useMemo } from 'react';
import { useMessage } from '../../../lib/useMessage.ts';
import type { MessageId } from '../../../locales/messageId.ts';
import { download } from '../download.ts';
import { messages } from './AnalyticsSection.messages.ts';
import * as S from './AnalyticsSection.styles.ts';
import { fileName, statementTexts } from './report.ts';

interface StatementTableProps {
  statement: Statement;
  period: Period;
}

interface Row extends ShopStatement {
  id: string;
}

const TOTAL = 'total';
const idOf = ({ id }: Row): string => id;

/** What is owed to each store for the period, and to all of them in the last row. */
export function StatementTable({ statement, period }: StatementTableProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const columns = useStatementColumns();
  const rows = useMemo(
    () => [
      ...statement.shops.map((shop) => ({ ...shop, id: shop.storeId ?? '' })),
      ...(statement.shops.length > 1 ? [{ ...statement.total, id: TOTAL }] : []),
    ],
    [statement],
  );
  return (
    <S.Statement>
      <S.StatementHead>
        <Text look="h2">{t(messages.statement)}</Text>
        <S.Buttons>
          <Button
            icon={downloadIcon}
            onPress={() =>
              download(
                fileName('statement', period),
                shopStatementCsv(statement, period, statementTexts(t, locale)),
                'text/csv;charset=utf-8',
              )
            }
          >
            {t(messages.downloadStatement)}
          </Button>
        </S.Buttons>
      </S.StatementHead>
      <Text look="bodySmall" tone="muted">
        {t(messages.statementNote, { rate: leftToRight(`${COMMISSION_BASIS_POINTS / 100}%`) })}
      </Text>
      <DataTable
        label={t(messages.statement)}
        rows={rows}
        columns={columns}
        rowId={idOf}
        empty={<Text tone="muted">{t(messages.nothingSold)}</Text>}
      />
    </S.Statement>
  );
}

function useStatementColumns(): readonly TableColumn<Row>[] {
  const t = useMessage();
  return useMemo((): readonly TableColumn<Row>[] => {
    const money = (id: string, header: MessageId, amount: (row: Row) => Cents): TableColumn<Row> => ({
      id,
      header: t(header),
      align: 'end',
      cell: (row) => <Price cents={amount(row)} />,
    });
    return [
      {
        id: 'store',
        header: t(messages.store),
        cardRole: 'title',
        cell: ({ id, store }) => {
          if (id === TOTAL) return <strong>{t(messages.allStores)}</strong>;
          return store ? <LocalizedText text={store} /> : t(messages.unknownStore);
        },
      },
      {
        id: 'bags',
        header: t(messages.statementBags),
        align: 'end',
        cell: ({ bags }) => formatCount(bags),
      },
      money('sold', messages.soldHeading, ({ sold }) => sold),
      money('refunds', messages.refunds, ({ refunds }) => refunds),
      money('commission', messages.commission, ({ commission }) => commission),
      {
        id: 'owed',
        header: t(messages.owed),
        align: 'end',
        cell: ({ owed }) => (
          <strong>
            <Price cents={owed} />
          </strong>
        ),
      },
      money('deliveryFees', messages.deliveryFees, ({ deliveryFees }) => deliveryFees),
    ];
  }, [t]);
}
