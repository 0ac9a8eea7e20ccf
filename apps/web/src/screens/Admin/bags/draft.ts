import { brand, EMPTY_BAG_FORM, type BagForm } from '@zawadeh/domain';

/** In the tab that it was typed in: through a reload, a session that is over, and a look at another section. */
const KEY = `${brand.storagePrefix}-bag-draft`;

export interface Draft {
  /** The bag's id, or "new". */
  of: string;
  form: BagForm;
}

export function readDraft(of: string): BagForm | null {
  try {
    const { of: whose, form } = Object(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')) as Partial<Draft>;
    const typed = Object(form) as Partial<Record<string, unknown>>;
    const isWhole = Object.keys(EMPTY_BAG_FORM).every((field) => typeof typed[field] === 'string');
    return whose === of && isWhole ? (typed as unknown as BagForm) : null;
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
