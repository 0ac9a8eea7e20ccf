import { brand, readStoreDraft, type StoreForm } from '@zawadeh/domain';
import { parseFields } from '../../../lib/fields.ts';
import { readSessionItem, writeSessionItem } from '../../../lib/storage.ts';

/** Lasts in its tab through a reload and an expired session. */
const KEY = `${brand.storagePrefix}-store-draft`;

export function readStoredDraft(storeId: string, before: StoreForm): StoreForm | null {
  const { of, form } = parseFields(readSessionItem(KEY));
  return of === storeId ? readStoreDraft(form, before) : null;
}

export const storeDraft = (draft: { of: string; form: StoreForm } | null): void =>
  writeSessionItem(KEY, draft && JSON.stringify(draft));
