/** What is owed to stores, and what was sent to them: functions of the database. */
import {
  readOwedToStores,
  readPayoutAnswer,
  type Cents,
  type OwedToStores,
  type Payout,
} from '@zawadeh/domain';
import { fail, queryTable, type AdminResult } from '../query.ts';

/** The payout that was recorded, or why it was refused. */
export function readAnswer(answer: unknown): AdminResult<Payout> {
  const result = readPayoutAnswer(answer);
  if (result === null) return fail('server');
  if (result.ok) return result;
  const { code } = result.error;
  return { ok: false, error: { kind: 'refused', rule: code, message: code } };
}

export const fetchOwedToStores = (): Promise<AdminResult<OwedToStores>> =>
  queryTable(
    (client) => client.rpc('owed_to_stores').retry(false),
    (answer: unknown) => {
      const list = readOwedToStores(answer);
      return list === null ? fail('server') : { ok: true, value: list };
    },
  );

/** The same amount and reference once more records nothing again. */
export const sendPayout = (storeId: string, amount: Cents, reference: string): Promise<AdminResult<Payout>> =>
  queryTable(
    (client) =>
      client.rpc('send_payout', { p_store: storeId, p_amount_cents: amount, p_reference: reference }),
    readAnswer,
  );

/** A row of its own: what was sent never changes. */
export const correctPayout = (id: string, amount: Cents, note: string): Promise<AdminResult<Payout>> =>
  queryTable(
    (client) => client.rpc('correct_payout', { p_payout: id, p_amount_cents: amount, p_note: note }),
    readAnswer,
  );

export const answerPayout = (id: string, note: string): Promise<AdminResult<Payout>> =>
  queryTable((client) => client.rpc('answer_payout', { p_payout: id, p_note: note }), readAnswer);
