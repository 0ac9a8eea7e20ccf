/** What a shop is owed and was sent: functions of the database. */
import {
  readStoreMoney,
  readStoreStatement,
  type DisputeKind,
  type Instant,
  type Payout,
  type Period,
  type StoreMoney,
  type StoreStatement,
} from '@zawadeh/domain';
import { readAnswer } from '../../admin/payouts/payoutCalls.ts';
import { fail, queryTable, type AdminResult } from '../../admin/query.ts';

export interface ReadMoney extends StoreMoney {
  /** When the server said so. */
  readAt: Instant;
  /** Which days its statement is of. */
  of: Period;
}

/** An open period is that since the last payout. */
export const fetchMoney = (storeId: string, of: Period, readAt: Instant): Promise<AdminResult<ReadMoney>> =>
  queryTable(
    (client) =>
      client
        .rpc('store_money', {
          p_store: storeId,
          ...(of.from !== null && { p_from: of.from }),
          ...(of.until !== null && { p_until: of.until }),
        })
        .retry(false),
    (answer: unknown) => {
      const money = readStoreMoney(answer);
      return money ? { ok: true, value: { ...money, of, readAt } } : fail('server');
    },
  );

/** `month` as `2026-10`. */
export const fetchStatement = (storeId: string, month: string): Promise<AdminResult<StoreStatement>> =>
  queryTable(
    (client) => client.rpc('store_statement', { p_store: storeId, p_month: `${month}-01` }).retry(false),
    (answer: unknown) => {
      const statement = readStoreStatement(answer);
      return statement ? { ok: true, value: statement } : fail('server');
    },
  );

export const confirmPayout = (id: string): Promise<AdminResult<Payout>> =>
  queryTable((client) => client.rpc('confirm_payout', { p_payout: id }), readAnswer);

export const disputePayout = (id: string, kind: DisputeKind, note: string): Promise<AdminResult<Payout>> =>
  queryTable(
    (client) => client.rpc('dispute_payout', { p_payout: id, p_kind: kind, p_note: note }),
    readAnswer,
  );
