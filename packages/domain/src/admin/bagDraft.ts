/** Reads the stored draft of a bag's form. */
import { readContents } from '../bags/contents.ts';
import { isRaw } from '../reading/raw.ts';
import { BAG_FIELDS, BAG_TEXT_FIELDS } from './bagFields.ts';
import type { BagForm } from './bagForm.ts';

/**
 * Reads field by field: a damaged field falls back to `before`, the others stay as typed. null if nothing differs from
 * `before`.
 */
export function readBagDraft(stored: unknown, before: BagForm, storeIds: readonly string[]): BagForm | null {
  if (!isRaw(stored)) return null;
  const draft: BagForm = { ...before, ...readContents(stored, before) };
  for (const field of BAG_TEXT_FIELDS) {
    const value = stored[field];
    const { longest, choices } = BAG_FIELDS[field];
    const allowed = field === 'storeId' ? ['', ...storeIds] : choices;
    if (typeof value === 'string' && value.length <= longest && allowed?.includes(value) !== false)
      draft[field] = value;
  }
  return JSON.stringify(draft) === JSON.stringify(before) ? null : draft;
}
