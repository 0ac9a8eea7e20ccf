import { brand, readBagDraft, type BagForm } from '@zawadeh/domain';
import { readSessionItem, writeSessionItem } from '../../../lib/storage.ts';
import { parseFields } from '../../../lib/fields.ts';

/** Lasts in its tab through a reload, an expired session and a visit to another section. */
const KEY = `${brand.storagePrefix}-bag-draft`;

export interface BagDraft {
  /** The bag's id, or "new". */
  of: string;
  form: BagForm;
}

/** `before` supplies every field of the draft that is damaged or names a deleted store. */
export function readStoredDraft(bagId: string, before: BagForm, storeIds: readonly string[]): BagForm | null {
  const { of, form } = parseFields(readSessionItem(KEY));
  return of === bagId ? readBagDraft(form, before, storeIds) : null;
}

export const storeDraft = (draft: BagDraft | null): void =>
  writeSessionItem(KEY, draft && JSON.stringify(draft));
