import {
  bagFormOf,
  EMPTY_BAG_FORM,
  missingBagFields,
  readBagForm,
  type Bag,
  type BagForm,
  type BagFormProblem,
} from '@zawadeh/domain';
import { useState } from 'react';
import { addBag, updateBag } from '../../../backend/desk/bags.ts';
import type { DeskTrouble } from '../../../backend/desk/ask.ts';
import { bagChanges } from './bagChanges.ts';
import { keepDraft, readDraft } from './draft.ts';

export interface BagEditor {
  form: BagForm;
  change: (values: Partial<BagForm>) => void;
  missing: readonly (keyof BagForm)[];
  problemOf: (field: keyof BagForm) => BagFormProblem['say'] | null;
  /** By its name: whoever goes on to another field hears what is wrong with this one. */
  leave: (field: string) => void;
  isChanged: boolean;
  /** It was typed before the page was left, and nobody has looked at it since. */
  isFromDraft: boolean;
  startAnew: () => void;
  /** Null where it was kept; otherwise why not, or that something has to be mended first. */
  save: () => Promise<'kept' | 'toMend' | DeskTrouble>;
  forget: () => void;
}

/** What stands in the form of one bag, or of a new one that is like another. */
export function useBagEditor(bag: Bag | null, isNew: boolean): BagEditor {
  const of = isNew ? 'new' : (bag?.id ?? 'new');
  const [before] = useState(() => (bag ? bagFormOf(bag) : EMPTY_BAG_FORM));
  /** As it was when the form was filled in, whatever the list has been told since. */
  const [seenQuantity] = useState(bag?.quantity ?? 0);
  const [kept] = useState(() => readDraft(of));
  const [form, setForm] = useState(kept ?? before);
  const [isFromDraft, setFromDraft] = useState(kept !== null);
  const [isTried, setTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const reading = readBagForm(form);
  const problems = reading.ok ? [] : reading.problems;

  const take = (next: BagForm) => {
    setForm(next);
    keepDraft(next === before ? null : { of, form: next });
  };

  const save: BagEditor['save'] = async () => {
    setTried(true);
    if (!reading.ok) return 'toMend';
    const known = readBagForm(before);
    const changes = bagChanges(!isNew && known.ok ? known.body : null, reading.body);
    if (Object.keys(changes).length === 0) return 'kept';
    const told = isNew || !bag ? await addBag(reading.body) : await updateBag(bag.id, changes, seenQuantity);
    if (!told.ok) return told.trouble;
    keepDraft(null);
    return 'kept';
  };

  return {
    form,
    change: (values) => take({ ...form, ...values }),
    missing: missingBagFields(form),
    // What is not typed yet is no mistake before it is sent; what is typed wrongly is said where it stands.
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
    save,
    forget: () => keepDraft(null),
  };
}
