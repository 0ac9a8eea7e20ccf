/**
 * The shop whose heart a visitor pressed: it becomes a favourite on the page where it was pressed, after signing in. For
 * all tabs, because the link of a confirmation e-mail opens another one.
 */
import { brand, readId, readReturnPath } from '@zawadeh/domain';
import { parseFields } from '../../lib/fields.ts';
import { readItem, writeItem } from '../../lib/storage.ts';
import { saveReturnPath } from '../session/returnPath.ts';

const KEY = `${brand.storagePrefix}-favourite-after-login`;

/** Time enough to make an account; later the press is forgotten. */
const LIFETIME_MS = 60 * 60_000;

interface FavouriteAfterLogin {
  shopId: string;
  /** The page where the heart was pressed. */
  path: string;
}

export function saveFavouriteAfterLogin({ shopId, path }: FavouriteAfterLogin): void {
  saveReturnPath(path);
  writeItem(KEY, JSON.stringify({ shopId, path, expiresAt: Date.now() + LIFETIME_MS }));
}

export const forgetFavouriteAfterLogin = (): void => {
  if (readItem(KEY) !== null) writeItem(KEY, null);
};

/** Where to go after signing in; null where no heart waits. */
export const pathOfFavourite = (): string | null => stored()?.path ?? null;

/** Whether this shop's heart waits; it does so once. */
export function takeFavouriteAfterLogin(shopId: string): boolean {
  if (stored()?.shopId !== shopId) return false;
  forgetFavouriteAfterLogin();
  return true;
}

function stored(): FavouriteAfterLogin | null {
  const { shopId, path, expiresAt } = parseFields(readItem(KEY));
  const left = Number(expiresAt) - Date.now();
  // More than the whole time is left if the clock was set back, or if the value is not ours.
  if (!(left > 0 && left <= LIFETIME_MS)) return null;
  const read = { shopId: readId(shopId), path: readReturnPath(path) };
  return read.shopId === null || read.path === null ? null : { shopId: read.shopId, path: read.path };
}
