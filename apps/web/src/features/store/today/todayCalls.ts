/** What the members of a shop read and change of its day. */
import {
  fieldsOf,
  HANDOVER_EVENT,
  readCount,
  readStoreToday,
  readTakenBack,
  STORE_TAKE_BACK_PATH,
  STORES_PATH,
  type ActionResult,
  type Instant,
  type QueuedAction,
  type Result,
  type TakeBackBody,
  type TakenBack,
} from '@zawadeh/domain';
import { followStream } from '../../../lib/followStream.ts';
import { getSession } from '../../../lib/http/authedPost.ts';
import { backendUrl } from '../../../lib/http/config.ts';
import { isNetworkError, type NetworkError } from '../../../lib/http/networkError.ts';
import { adminPost } from '../../admin/adminPost.ts';
import { fail, queryTable, type AdminError, type AdminResult } from '../../admin/query.ts';
import type { Ended, SyncSource } from '../../counter/DeviceSync.ts';

/** The answer, validated. */
export async function fetchToday(store: string): Promise<Result<unknown, NetworkError | Ended>> {
  const result = await queryTable(
    (client) => client.rpc('store_today', { p_store: store }).retry(false),
    (answer: unknown): AdminResult<unknown> =>
      readStoreToday(answer) ? { ok: true, value: answer } : fail('server'),
  );
  return result.ok ? result : { ok: false, error: endOf(result.error) };
}

/** After an error the change is sent again; a refusal settles it. */
export async function sendChange(
  store: string,
  action: QueuedAction,
): Promise<Result<ActionResult, NetworkError | Ended>> {
  const { token } = action;
  const settled = (outcome: ActionResult['outcome']) =>
    ({ ok: true, value: { token, outcome, handover: null } }) as const;
  if (action.kind !== 'stock' && action.kind !== 'undo') return settled('refused');
  const result =
    action.kind === 'undo'
      ? await queryTable(
          (client) => client.rpc('undo_own_stock', { p_store: store, p_token: token }).retry(false),
          readRefusal,
        )
      : await changeStock(store, token, action.bagId, action.change, 1, action.at);
  if (result.ok) {
    if (result.value !== null) return settled('refused');
    return settled(action.kind === 'undo' ? 'undone' : 'done');
  }
  // Sent again it would be refused for ever, and hold up what comes after it.
  return result.error.kind === 'refused' ? settled('refused') : { ok: false, error: endOf(result.error) };
}

/** Puts bags on sale. The code of a refusal, or null. */
export const addBags = (
  store: string,
  token: string,
  bag: string,
  count: number,
): Promise<AdminResult<string | null>> => changeStock(store, token, bag, 'more', count);

const changeStock = (
  store: string,
  token: string,
  bag: string,
  change: string,
  count: number,
  at: Instant | null = null,
): Promise<AdminResult<string | null>> =>
  queryTable(
    (client) =>
      client
        .rpc('change_own_stock', {
          p_store: store,
          p_token: token,
          p_bag: bag,
          p_change: change,
          p_count: count,
          ...(at !== null && { p_at: new Date(at).toISOString() }),
        })
        .retry(false),
    readRefusal,
  );

function readRefusal(answer: unknown): AdminResult<string | null> {
  const { refused, for_sale, undone } = fieldsOf(answer);
  if (typeof refused === 'string') return { ok: true, value: refused };
  return readCount(for_sale) !== null || undone === true ? { ok: true, value: null } : fail('server');
}

/** null if nothing was taken back, as far as is known: the same body may be sent again. */
export async function takeBackAsMember(body: TakeBackBody): Promise<TakenBack | null> {
  const result = await adminPost(STORE_TAKE_BACK_PATH, body, readTakenBack);
  return result.ok ? result.value : null;
}

export const followToday = (
  store: string,
  { onChange, onLive }: Parameters<SyncSource<unknown>['followChanges']>[0],
): (() => void) =>
  followStream({
    open: async (signal) => {
      const session = await getSession();
      if (session === null) return null;
      const headers = { Authorization: `Bearer ${session.token}` };
      return fetch(`${backendUrl}${STORES_PATH}/${store}/changes`, { headers, signal });
    },
    // An event that is cut in two is missed, and the next reading has it.
    onPart: (text) => {
      if (text.includes(HANDOVER_EVENT)) onChange();
    },
    onConnectionChange: (state) => onLive(state === 'live'),
  });

/** Without a session the page asks to sign in by itself. */
function endOf({ kind }: AdminError): NetworkError | Ended {
  if (kind === 'adminsOnly') return 'not_yours';
  return isNetworkError(kind) ? kind : 'server';
}
