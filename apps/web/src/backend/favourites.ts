/** The table favourites: the shops that the user likes, each once. */
import { fieldsOf, readId, readShop, type Result, type Shop } from '@zawadeh/domain';
import { toNetworkError, toTableError, type NetworkError } from '../lib/networkError.ts';
import { withTimeout } from '../lib/withTimeout.ts';
import { forgetSession, openSupabase, type Client } from './supabase.ts';

/** `gone`: there is no such shop any more. */
export type FavouriteError = NetworkError | 'gone';

/** PostgreSQL's codes. */
const ALREADY_THERE = '23505';
const NO_SUCH_SHOP = '23503';

/** The ids of the shops, the latest first. */
export async function fetchFavourites(userId: string): Promise<Result<string[], NetworkError>> {
  const answer = await send((client) =>
    client
      .from('favourites')
      .select('store_id')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .retry(false),
  );
  if (!answer.ok) return { ok: false, error: answer.error.cause };
  const rows = answer.value;
  if (!Array.isArray(rows)) return { ok: false, error: 'server' };
  return { ok: true, value: rows.flatMap((row) => readId(fieldsOf(row).store_id) ?? []) };
}

/** Idempotent: another device may have written the same. */
export async function writeFavourite(
  userId: string,
  shopId: string,
  isFavourite: boolean,
): Promise<Result<null, FavouriteError>> {
  const answer = await send((client) => {
    const table = client.from('favourites');
    return isFavourite
      ? table.insert({ user_id: userId, store_id: shopId })
      : table.delete().eq('user_id', userId).eq('store_id', shopId);
  });
  if (answer.ok || answer.error.code === ALREADY_THERE) return { ok: true, value: null };
  return { ok: false, error: answer.error.code === NO_SUCH_SHOP ? 'gone' : answer.error.cause };
}

const SHOP_COLUMNS = 'id, name, name_ar, picture_url';

/** Their names and pictures, in no order; one that was deleted is missing. */
export async function fetchShops(ids: readonly string[]): Promise<Result<Shop[], NetworkError>> {
  const answer = await send((client) =>
    client
      .from('stores')
      .select(SHOP_COLUMNS)
      .in('id', [...ids])
      .retry(false),
  );
  if (!answer.ok) return { ok: false, error: answer.error.cause };
  const rows = answer.value;
  if (!Array.isArray(rows)) return { ok: false, error: 'server' };
  const readings = rows.map((row) => readShop(row));
  return { ok: true, value: readings.flatMap((reading) => (reading.ok ? reading.value : [])) };
}

interface Answer {
  data: unknown;
  error: { message: string; code: string } | null;
  status: number;
}

async function send(
  request: (client: Client) => PromiseLike<Answer>,
): Promise<Result<unknown, { cause: NetworkError; code?: string }>> {
  try {
    const { data, error, status } = await withTimeout(request(await withTimeout(openSupabase())));
    if (status === 401) forgetSession();
    if (error === null) return { ok: true, value: data };
    return { ok: false, error: { cause: toTableError(error.message, status), code: error.code } };
  } catch (error) {
    return { ok: false, error: { cause: toNetworkError(error) } };
  }
}
