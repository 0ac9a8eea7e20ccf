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
  type Result,
  type Store,
  type TypedWindow,
} from '@zawadeh/domain';
import { useState } from 'react';
import { addBag, updateBag } from '../../../backend/admin/bags.ts';
import type { AdminError } from '../../../backend/admin/query.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { bagChanges } from './bagChanges.ts';
import { keepDraft, readDraft } from './draft.ts';

export interface BagEditor {
  form: BagForm;
  change: (values: Partial<BagForm>) => void;
  missing: readonly (keyof BagForm)[];
  problemOf: (field: keyof BagForm) => BagFormProblem['say'] | null;
  /** By its name: leaving a field shows its problem. */
  leave: (field: string) => void;
  isChanged: boolean;
  /** Restored from an earlier visit. */
  isFromDraft: boolean;
  startAnew: () => void;
  /** Allowed, but so unusual that saving asks first. */
  isSaleAboveFull: boolean;
  /** `invalid`: a field has to be corrected first. */
  save: () => Promise<Result<null, AdminError | { kind: 'invalid' }>>;
  forget: () => void;
}

interface Surroundings {
  stores: readonly Store[];
  /** The pickup hours of a new bag follow theirs. */
  bags: readonly Bag[];
}

/** The form of one bag, or of a new one copied from another. */
export function useBagEditor(bag: Bag | null, isNew: boolean, { stores, bags }: Surroundings): BagEditor {
  const of = isNew ? 'new' : (bag?.id ?? 'new');
  const now = useAtomValue(nowAtom);
  const [before] = useState(() =>
    bag ? bagFormOf(bag) : { ...EMPTY_BAG_FORM, ...usualWindow(bags, '', now) },
  );
  /** The stock when the form was filled in, even if the list was refreshed since. */
  const [seenQuantity] = useState(bag?.quantity ?? 0);
  const [filledIn, setFilledIn] = useState<TypedWindow>(before);
  const [kept] = useState(() =>
    readDraft(
      of,
      before,
      stores.map(({ id }) => id),
    ),
  );
  const [form, setForm] = useState(kept ?? before);
  const [isFromDraft, setFromDraft] = useState(kept !== null);
  const [isTried, setTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const reading = readBagForm(form);
  const problems = reading.ok ? [] : reading.error;

  const take = (next: BagForm) => {
    setForm(next);
    keepDraft(next === before ? null : { of, form: next });
  };

  const change = (values: Partial<BagForm>) => {
    const next = { ...form, ...values };
    // Pickup hours that were not edited follow the store.
    const isUntouched = form.pickupStart === filledIn.pickupStart && form.pickupEnd === filledIn.pickupEnd;
    if (bag === null && values.storeId !== undefined && isUntouched) {
      const hours = usualWindow(bags, values.storeId, now);
      setFilledIn(hours);
      take({ ...next, ...hours });
    } else take(next);
  };

  const save: BagEditor['save'] = async () => {
    setTried(true);
    if (!reading.ok) return { ok: false, error: { kind: 'invalid' } };
    const known = readBagForm(before);
    const changes = bagChanges(!isNew && known.ok ? known.value : null, reading.value);
    if (Object.keys(changes).length === 0) return { ok: true, value: null };
    const told = isNew || !bag ? await addBag(reading.value) : await updateBag(bag.id, changes, seenQuantity);
    if (told.ok) keepDraft(null);
    return told;
  };

  return {
    form,
    change,
    missing: missingBagFields(form),
    // A missing value is no problem before the form is sent; a wrong value is shown at its field.
    problemOf: (field) => {
      const say = problems.find((problem) => problem.field === field)?.say ?? null;
      return say === 'missing' || !(isTried || left.has(field)) ? null : say;
    },
    leave: (field) => setLeft((before) => (before.has(field) ? before : new Set([...before, field]))),
    isChanged: JSON.stringify(form) !== JSON.stringify(before),
    isFromDraft,
    startAnew: () => {
      take(before);
      setFromDraft(false);
      setTried(false);
      setLeft(new Set());
    },
    isSaleAboveFull: reading.ok && isSaleAboveFull(reading.value),
    save,
    forget: () => keepDraft(null),
  };
}
