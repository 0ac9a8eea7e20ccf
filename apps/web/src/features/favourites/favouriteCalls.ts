/** The table favourites: the shops that the user likes, each once. */
import { fieldsOf, readId, readShop, type Result, type Shop } from '@zawadeh/domain';
import type { NetworkError } from '../../lib/http/networkError.ts';
import { requestTable } from '../../lib/http/tableRequest.ts';

/** `gone`: there is no such shop any more. */
export type FavouriteError = NetworkError | 'gone';

/** PostgreSQL's codes. */
const ALREADY_THERE = '23505';
const NO_SUCH_SHOP = '23503';

/** The ids of the shops, the latest first. */
export async function fetchFavourites(userId: string): Promise<Result<string[], NetworkError>> {
  const answer = await requestTable((client) =>
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
  const answer = await requestTable((client) => {
    const table = client.from('favourites');
    return isFavourite
      ? table.insert({ user_id: userId, store_id: shopId })
      : table.delete().eq('user_id', userId).eq('store_id', shopId);
  });
  if (answer.ok || answer.error.code === ALREADY_THERE) return { ok: true, value: null };
  return { ok: false, error: answer.error.code === NO_SUCH_SHOP ? 'gone' : answer.error.cause };
}

const SHOP_COLUMNS = 'id, name, name_ar, picture_url, facade';

/** Their names and pictures, in no order; one that was deleted is missing. */
export async function fetchShops(ids: readonly string[]): Promise<Result<Shop[], NetworkError>> {
  const answer = await requestTable((client) =>
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
