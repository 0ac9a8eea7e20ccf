/** Reads stores and typed store names. */
import { LONGEST_NAME } from '../limits.ts';
import { isRaw, readId } from '../reading/raw.ts';
import type { Result } from '../result.ts';
import { foldForSearch } from '../text/fold.ts';
import { readLocalText, readText, type LocalText } from '../text/localText.ts';

export interface Store {
  id: string;
  /** null is shown as "Store" */
  name: LocalText | null;
}

export type StoreReading = Result<Store, 'notAnObject' | 'noId'>;

/** null for an empty name. */
export function readStoreName(typed: unknown): string | null {
  return readText(typed, LONGEST_NAME);
}

export function readStore(value: unknown): StoreReading {
  if (!isRaw(value)) return { ok: false, error: 'notAnObject' };
  const id = readId(value.id);
  if (id === null) return { ok: false, error: 'noId' };
  return { ok: true, value: { id, name: readLocalText(value.name, value.name_ar, LONGEST_NAME) } };
}

/** A store of the same name in either language, ignoring spelling; `but` is the store being renamed. */
export function findStoreByName(
  name: string,
  stores: readonly Store[],
  but: string | null = null,
): Store | null {
  const wanted = foldForSearch(name);
  const isSo = (text: string | null) => text !== null && foldForSearch(text) === wanted;
  return (
    stores.find(
      (store) => store.id !== but && (isSo(store.name?.en ?? null) || isSo(store.name?.ar ?? null)),
    ) ?? null
  );
}
