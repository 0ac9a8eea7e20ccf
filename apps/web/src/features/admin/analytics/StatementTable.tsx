import {
  inLanguage,
  isolated,
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
  VisuallyHidden,
  type TableColumn,
} from '@zawadeh/ui';
import { useCallback, useMemo, useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import type { MessageId } from '../../../lib/messages/messageId.ts';
import { download } from '../../../lib/download.ts';
import { messages } from './AnalyticsSection.messages.ts';
import * as S from './AnalyticsSection.styles.ts';
import { fileName, statementTexts } from './report.ts';
import { StatementOfShop } from './StatementOfShop.tsx';

interface StatementTableProps {
  statement: Statement;
  period: Period;
}

interface Row extends ShopStatement {
  id: string;
}

export const STATEMENT_ID = 'statement';
const TOTAL = 'total';
const idOf = ({ id }: Row): string => id;

/** What is owed to each store for the period, and to all of them in the last row. */
export function StatementTable({ statement, period }: StatementTableProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const [openId, setOpenId] = useState<string | null>(null);
  const toggle = useCallback(({ id }: Row) => setOpenId((before) => (before === id ? null : id)), []);
  const columns = useStatementColumns(openId, toggle);
  const { rows, total } = useMemo(
    () => ({
      rows: statement.shops.map((shop): Row => ({ ...shop, id: shop.storeId ?? '' })),
      total: { ...statement.total, id: TOTAL },
    }),
    [statement],
  );
  const open = rows.find(({ id }) => id === openId);
  return (
    <S.Statement aria-label={t(messages.statement)}>
      <S.StatementHead>
        <Text look="h2" id={STATEMENT_ID} tabIndex={-1}>
          {t(messages.statement)}
        </Text>
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
        {t(messages.statementNote)}
      </Text>
      <DataTable
        label={t(messages.statement)}
        rows={rows}
        onOpenRow={toggle}
        {...(open && { currentId: open.id, detail: <StatementOfShop shop={open} period={period} /> })}
        {...(rows.length > 1 && { total })}
        columns={columns}
        rowId={idOf}
        empty={<Text tone="muted">{t(messages.nothingSold)}</Text>}
      />
    </S.Statement>
  );
}

function useStatementColumns(openId: string | null, toggle: (row: Row) => void): readonly TableColumn<Row>[] {
  const t = useMessage();
  const { locale } = useLanguage();
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
          if (id === TOTAL) return t(messages.allStores);
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
      {
        id: 'send',
        header: t(messages.sendStatement),
        isHeaderHidden: true,
        cardRole: 'wide',
        align: 'end',
        cell: (row) =>
          row.id !== TOTAL && (
            <S.Send>
              <Button size="compact" onPress={() => toggle(row)}>
                {t(row.id === openId ? messages.closeStatement : messages.sendStatement)}
                <VisuallyHidden>
                  {isolated(row.store ? inLanguage(row.store, locale).text : t(messages.unknownStore))}
                </VisuallyHidden>
              </Button>
            </S.Send>
          ),
      },
    ];
  }, [t, locale, openId, toggle]);
}
