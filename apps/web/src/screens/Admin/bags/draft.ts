import { brand, readBagDraft, type BagForm } from '@zawadeh/domain';

/** In the tab that it was typed in: through a reload, a session that is over, and a look at another section. */
const KEY = `${brand.storagePrefix}-bag-draft`;

export interface Draft {
  /** The bag's id, or "new". */
  of: string;
  form: BagForm;
}

/** `before` stands in for every field of the draft that is damaged, or that names a store there is no longer. */
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
