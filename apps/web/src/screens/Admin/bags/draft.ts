import { brand, readBagDraft, type BagForm } from '@zawadeh/domain';

/** Lasts in its tab through a reload, an expired session and a visit to another section. */
const KEY = `${brand.storagePrefix}-bag-draft`;

export interface Draft {
  /** The bag's id, or "new". */
  of: string;
  form: BagForm;
}

/** `before` supplies every field of the draft that is damaged or names a deleted store. */
export function readDraft(of: string, before: BagForm, storeIds: readonly string[]): BagForm | null {
  try {
    const { of: whose, form } = Object(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')) as Partial<
      Record<keyof Draft, unknown>
    >;
    return whose === of ? readBagDraft(form, before, storeIds) : null;
  } catch {
    return null;
  }
}

export function keepDraft(draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Then it lasts as long as the form.
  }
}
