import {
  bagFormOf,
  EMPTY_BAG_FORM,
  isSaleAboveFull,
  missingBagFields,
  readBagForm,
  usualWindow,
  type Bag,
  type BagForm,
  type BagFormProblem,
  type BagTextField,
  type Result,
  type Store,
  type PickupFields,
} from '@zawadeh/domain';
import { useState } from 'react';
import { addBag, updateBag, type WholeBag } from '../../../backend/admin/bags.ts';
import type { AdminError } from '../../../backend/admin/query.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { bagChanges } from './bagChanges.ts';
import { storeDraft, readStoredDraft } from './bagDraft.ts';

export interface BagEditor {
  form: BagForm;
  change: (values: Partial<BagForm>) => void;
  missing: readonly BagTextField[];
  problemOf: (field: BagTextField) => BagFormProblem['say'] | null;
  /** By its name: leaving a field shows its problem. */
  leaveField: (field: string) => void;
  isChanged: boolean;
  /** Restored from an earlier visit. */
  isFromDraft: boolean;
  discardDraft: () => void;
  /** Allowed, but so unusual that saving asks first. */
  isSaleAboveFull: boolean;
  /** `invalid`: a field has to be corrected first. */
  save: () => Promise<Result<null, AdminError | { kind: 'invalid' }>>;
  clearDraft: () => void;
}

interface BagListing {
  stores: readonly Store[];
  /** The pickup hours of a new bag follow theirs. */
  bags: readonly Bag[];
}

/** The form of one bag, or of a new one copied from another. */
export function useBagEditor(bag: WholeBag | null, isNew: boolean, { stores, bags }: BagListing): BagEditor {
  const draftId = isNew ? 'new' : (bag?.id ?? 'new');
  const now = useAtomValue(nowAtom);
  const [before] = useState(() =>
    bag ? bagFormOf(bag) : { ...EMPTY_BAG_FORM, ...usualWindow(bags, '', now) },
  );
  /** The stock when the form was filled in, even if the list was refreshed since. */
  const [seenQuantity] = useState(bag?.quantity ?? 0);
  const [filledIn, setFilledIn] = useState<PickupFields>(before);
  const [storedDraft] = useState(() =>
    readStoredDraft(
      draftId,
      before,
      stores.map(({ id }) => id),
    ),
  );
  const [form, setForm] = useState(storedDraft ?? before);
  const [isFromDraft, setFromDraft] = useState(storedDraft !== null);
  const [isSubmitted, setSubmitted] = useState(false);
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  const reading = readBagForm(form);
  const problems = reading.ok ? [] : reading.error;

  const replaceForm = (next: BagForm) => {
    setForm(next);
    storeDraft(next === before ? null : { of: draftId, form: next });
  };

  const change = (values: Partial<BagForm>) => {
    const next = { ...form, ...values };
    // Pickup hours that were not edited follow the store.
    const isUntouched = form.pickupStart === filledIn.pickupStart && form.pickupEnd === filledIn.pickupEnd;
    if (bag === null && values.storeId !== undefined && isUntouched) {
      const hours = usualWindow(bags, values.storeId, now);
      setFilledIn(hours);
      replaceForm({ ...next, ...hours });
    } else replaceForm(next);
  };

  const save: BagEditor['save'] = async () => {
    setSubmitted(true);
    if (!reading.ok) return { ok: false, error: { kind: 'invalid' } };
    const previous = readBagForm(before);
    const changes = bagChanges(!isNew && previous.ok ? previous.value : null, reading.value);
    if (Object.keys(changes).length === 0) return { ok: true, value: null };
    const result =
      isNew || !bag ? await addBag(reading.value) : await updateBag(bag.id, changes, seenQuantity);
    if (result.ok) storeDraft(null);
    return result;
  };

  return {
    form,
    change,
    missing: missingBagFields(form),
    // A missing value is no problem before the form is sent; a wrong value is shown at its field.
    problemOf: (field) => {
      const kind = problems.find((problem) => problem.field === field)?.say ?? null;
      return kind === 'missing' || !(isSubmitted || leftFields.has(field)) ? null : kind;
    },
    leaveField: (field) =>
      setLeftFields((before) => (before.has(field) ? before : new Set([...before, field]))),
    isChanged: JSON.stringify(form) !== JSON.stringify(before),
    isFromDraft,
    discardDraft: () => {
      replaceForm(before);
      setFromDraft(false);
      setSubmitted(false);
      setLeftFields(new Set());
    },
    isSaleAboveFull: reading.ok && isSaleAboveFull(reading.value),
    save,
    clearDraft: () => storeDraft(null),
  };
}
