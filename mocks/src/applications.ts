/** A shop asks to sell here, and admins answer. */
import {
  readStoreApplication,
  STORE_APPLICATIONS_PATH,
  type StoreApplicationAnswerBody,
  type StoreApplicationBody,
} from '@zawadeh/domain';
import type { HttpHandler } from 'msw';
import { answer, errorResponse, functions, type MockCall, type MockOptions } from './answer.ts';
import { NEW_STORE } from './database/newRows.ts';
import { timestamp, type ApplicationRow, type MockDatabase } from './database/rows.ts';

export const applications = (options: MockOptions): HttpHandler[] => [
  answer<StoreApplicationBody>(options, `post ${STORE_APPLICATIONS_PATH}`, 'anyone', apply),
  ...functions(options, 'admin', {
    store_applications_list: list,
    decide_application: decide,
  }),
];

function apply({ database, sent, now }: MockCall<StoreApplicationBody>): object {
  const before = database.applications.find(({ phone, state }) => phone === sent.phone && state === 'open');
  if (before) return errorResponse('applied_before', { applied_at: before.created_at });
  if (database.shops.some(({ phone }) => phone === sent.phone)) return errorResponse('store_exists');
  const created_at = timestamp(now);
  database.applications.push({
    ...sent,
    id: crypto.randomUUID(),
    created_at,
    state: 'open',
    decided_at: null,
    decided_by: null,
    reason: null,
    store_id: null,
  });
  return { applied_at: created_at } satisfies StoreApplicationAnswerBody;
}

const jsonOf = ({ people }: MockDatabase, row: ApplicationRow): object => ({
  ...row,
  decided_by: people.find(({ id }) => id === row.decided_by)?.name ?? null,
});

function list({ database, sent: { p_open = 200, p_answered = 100 } }: MockCall): object {
  const open = database.applications.filter(({ state }) => state === 'open');
  const answered = database.applications.filter(({ state }) => state !== 'open');
  return {
    open: open
      .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
      .slice(0, Number(p_open))
      .map((row) => jsonOf(database, row)),
    answered: answered
      .toSorted((one, other) => (other.decided_at ?? '').localeCompare(one.decided_at ?? ''))
      .slice(0, Number(p_answered))
      .map((row) => jsonOf(database, row)),
    open_count: open.length,
    answered_count: answered.length,
  };
}

function decide({ database, user, sent: { p_id, p_accepts, p_reason }, now }: MockCall): object {
  const row = database.applications.find(({ id }) => id === p_id);
  if (!row) return { refused: 'unknown_application' };
  if (readStoreApplication(row)?.state !== 'open')
    return { refused: 'already_decided', application: jsonOf(database, row) };
  const id = crypto.randomUUID();
  const { name, area, phone } = row;
  if (p_accepts === true) {
    database.shops.push({ ...NEW_STORE, id, created_at: timestamp(now), name, area, phone });
    Object.assign(row, { state: 'accepted', store_id: id });
  } else Object.assign(row, { state: 'declined', reason: String(p_reason) });
  Object.assign(row, { decided_at: timestamp(now), decided_by: user.id });
  return { application: jsonOf(database, row) };
}
