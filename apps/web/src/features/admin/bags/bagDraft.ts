import { brand, readBagDraft, readPlanDraft, type BagForm, type PlanForm } from '@zawadeh/domain';
import { readSessionItem, writeSessionItem } from '../../../lib/storage.ts';
import { parseFields } from '../../../lib/fields.ts';

/** Lasts in its tab through a reload, an expired session and a visit to another section. */
const KEY = `${brand.storagePrefix}-bag-draft`;

/** What is typed into a form of a bag. */
export interface Typed {
  form: BagForm;
  /** null: the plan is as it was saved, or the bag does not repeat. */
  plan: PlanForm | null;
}

export interface BagDraft extends Typed {
  /** The bag's id, or "new". */
  of: string;
}

/** `before` supplies every field of the draft that is damaged or names a deleted store. */
export function readStoredDraft(bagId: string, before: BagForm, storeIds: readonly string[]): Typed | null {
  const stored = parseFields(readSessionItem(KEY));
  if (stored.of !== bagId) return null;
  const [form, plan] = [readBagDraft(stored.form, before, storeIds), readPlanDraft(stored.plan)];
  return form || plan ? { form: form ?? before, plan } : null;
}

export const storeDraft = (draft: BagDraft | null): void =>
  writeSessionItem(KEY, draft && JSON.stringify(draft));
