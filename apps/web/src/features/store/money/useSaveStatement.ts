import {
  brand,
  inLanguage,
  STATEMENT_HEADINGS,
  storeStatementCsv,
  type StatementHeading,
  type StoreStatement,
} from '@zawadeh/domain';
import { useLanguage } from '@zawadeh/ui';
import { download } from '../../../lib/download.ts';
import type { MessageId } from '../../../lib/messages/messageId.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { reasonId } from '../../admin/refunds/RefundsSection.messages.ts';
import { useMonthName } from './useMonthName.ts';

const HEADINGS: Record<StatementHeading, MessageId> = {
  store: 'web.admin.orders.store',
  month: 'web.store.money.print.month',
  opening: 'web.store.money.print.opening',
  sold: 'web.store.money.sold',
  refunds: 'web.store.money.refunds',
  commission: 'web.store.money.commission',
  owed: 'web.store.money.owedSum',
  sent: 'web.store.money.print.sentAt',
  closing: 'web.store.money.print.closing',
  day: 'web.store.money.print.day',
  reference: 'web.admin.refunds.reference',
  amount: 'web.admin.orders.amount',
  note: 'web.admin.payouts.note',
  bag: 'web.store.money.print.bag',
  bags: 'web.admin.payouts.bags',
  reason: 'web.admin.refunds.why',
};

/** Saves a statement as a file. */
export function useSaveStatement(): (statement: StoreStatement) => void {
  const t = useMessage();
  const { locale } = useLanguage();
  const monthName = useMonthName();
  return (statement) => {
    const { store, month } = statement;
    const shop = store ? inLanguage(store, locale).text.replaceAll(/[^\p{L}\p{N}]+/gu, '-') : '';
    download(
      `${brand.storagePrefix}-statement-${shop}-${month}.csv`,
      storeStatementCsv(statement, {
        locale,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each heading
        headings: Object.fromEntries(
          STATEMENT_HEADINGS.map((heading) => [heading, t(HEADINGS[heading])]),
        ) as Record<StatementHeading, string>,
        correctionOf: (corrected) => t('web.store.money.print.correction', { month: monthName(corrected) }),
        reason: (reason) => t(reasonId(reason)),
      }),
      'text/csv;charset=utf-8',
    );
  };
}
