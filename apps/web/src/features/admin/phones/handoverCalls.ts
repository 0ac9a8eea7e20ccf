/** The handovers of today, and the phones that confirm them. */
import {
  fieldsOf,
  newSecret,
  readHandoverBoard,
  readInstant,
  secretHash,
  type HandoverBoard,
  type Instant,
} from '@zawadeh/domain';
import { done, fail, queryTable, readRejection, type AdminResult } from '../query.ts';

export const fetchHandoverBoard = (): Promise<AdminResult<HandoverBoard>> =>
  queryTable(
    (client) => client.rpc('handover_board').retry(false),
    (answer: unknown) => {
      const board = readHandoverBoard(answer);
      return board === null ? fail('server') : { ok: true, value: board };
    },
  );

/** Corrects a handover; the reason is for the log. */
export const markHandover = (
  id: string,
  state: 'done' | 'missed',
  reason: string,
): Promise<AdminResult<null>> =>
  queryTable(
    (client) => client.rpc('mark_handover', { p_handover: id, p_state: state, p_reason: reason }),
    doneOrRefused,
  );

/** Gives a delivery to one courier's phone; null: to any. */
export const assignDelivery = (orderId: string, deviceId: string | null): Promise<AdminResult<null>> =>
  queryTable(
    (client) =>
      client.rpc('assign_delivery', { p_order: orderId, ...(deviceId !== null && { p_device: deviceId }) }),
    doneOrRefused,
  );

function doneOrRefused(answer: unknown): AdminResult<null> {
  const { refused } = fieldsOf(answer);
  return refused === undefined ? done() : { ok: false, error: readRejection({ code: refused }) };
}

export const settleConflict = (id: string, note: string): Promise<AdminResult<null>> =>
  queryTable((client) => client.rpc('settle_conflict', { p_conflict: id, p_note: note }), doneOrGone);

export const revokeDevice = (id: string): Promise<AdminResult<null>> =>
  queryTable((client) => client.rpc('revoke_device', { p_device: id }), doneOrGone);

/** Another admin was first. */
const doneOrGone = (answer: unknown): AdminResult<null> => (answer === true ? done() : fail('gone'));

export interface Pairing {
  /** Only the phone that opens its link gets to know it. */
  code: string;
  until: Instant;
}

/** The right of one phone to become a counter of the shop, or without a shop a courier's. */
export async function createPairing(storeId: string | null): Promise<AdminResult<Pairing>> {
  const code = newSecret();
  const hash = await secretHash(code);
  const shop = storeId === null ? { p_kind: 'courier' } : { p_kind: 'counter', p_store: storeId };
  return queryTable(
    (client) => client.rpc('create_pairing', { p_code_hash: hash, ...shop }),
    (answer: unknown) => {
      const until = readInstant(answer);
      return until === null ? fail('server') : { ok: true, value: { code, until } };
    },
  );
}
