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
  grouped,
  Phrase,
  Price,
  Text,
  useLanguage,
  type Column,
} from '@zawadeh/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { download } from '../download.ts';
import { messages } from './AnalyticsSection.messages.ts';
import * as S from './AnalyticsSection.styles.ts';
import { fileName, statementWords } from './report.ts';

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
  const intl = useIntl();
  const { locale } = useLanguage();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
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
        <Text look="h2">{say(messages.statement)}</Text>
        <S.Buttons>
          <Button
            icon={downloadIcon}
            onPress={() =>
              download(
                fileName('statement', period),
                shopStatementCsv(statement, period, statementWords(say, locale)),
                'text/csv;charset=utf-8',
              )
            }
          >
            {say(messages.downloadStatement)}
          </Button>
        </S.Buttons>
      </S.StatementHead>
      <Text look="bodySmall" tone="muted">
        {say(messages.statementNote, { rate: leftToRight(`${COMMISSION_BASIS_POINTS / 100}%`) })}
      </Text>
      <DataTable
        label={say(messages.statement)}
        rows={rows}
        columns={columns}
        rowId={idOf}
        empty={<Text tone="muted">{say(messages.nothingSold)}</Text>}
      />
    </S.Statement>
  );
}

function useStatementColumns(): readonly Column<Row>[] {
  const intl = useIntl();
  return useMemo((): readonly Column<Row>[] => {
    const say = (id: string) => intl.formatMessage({ id });
    const money = (id: string, header: string, amount: (row: Row) => Cents): Column<Row> => ({
      id,
      header: say(header),
      align: 'end',
      cell: (row) => <Price cents={amount(row)} />,
    });
    return [
      {
        id: 'store',
        header: say(messages.store),
        cardRole: 'title',
        cell: ({ id, store }) => {
          if (id === TOTAL) return <strong>{say(messages.allStores)}</strong>;
          return store ? <Phrase text={store} /> : say(messages.unknownStore);
        },
      },
      {
        id: 'bags',
        header: say(messages.statementBags),
        align: 'end',
        cell: ({ bags }) => grouped(bags),
      },
      money('sold', messages.soldHeading, ({ sold }) => sold),
      money('refunds', messages.refunds, ({ refunds }) => refunds),
      money('commission', messages.commission, ({ commission }) => commission),
      {
        id: 'owed',
        header: say(messages.owed),
        align: 'end',
        cell: ({ owed }) => (
          <strong>
            <Price cents={owed} />
          </strong>
        ),
      },
      money('deliveryFees', messages.deliveryFees, ({ deliveryFees }) => deliveryFees),
    ];
  }, [intl]);
}
