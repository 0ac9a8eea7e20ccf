import { beirutDay, inLanguage, toCsv, toDollars, type Locale, type Payout } from '@zawadeh/domain';
import type { FormatMessage } from '../../../lib/messages/useMessage.ts';
import { stateIds } from './PayoutsSection.messages.ts';

/** What was sent, one payout or correction in a row. */
export const payoutsCsv = (payouts: readonly Payout[], t: FormatMessage, locale: Locale): string =>
  toCsv([
    [
      t('web.admin.payouts.sentAt'),
      t('web.admin.orders.store'),
      t('web.admin.orders.amount'),
      t('web.admin.refunds.reference'),
      t('web.admin.payouts.state'),
      t('web.admin.payouts.note'),
    ],
    ...payouts.map(({ sentAt, store, amount, reference, state, corrects, note }) => [
      beirutDay(sentAt),
      store && inLanguage(store, locale).text,
      toDollars(amount),
      reference,
      t(corrects === null ? stateIds[state] : 'web.admin.payouts.correction'),
      note,
    ]),
  ]);
