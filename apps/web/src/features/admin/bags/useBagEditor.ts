import {
  bagFormOf,
  EMPTY_BAG_FORM,
  isDear,
  isReviewed,
  isSaleAboveFull,
  missingBagFields,
  newPlanForm,
  planFormOf,
  readBagForm,
  readPlanForm,
  readTypedPrice,
  shareOfFull,
  usualWindow,
  withHoursOf,
  withoutReviewed,
  type Bag,
  type BagBody,
  type BagForm,
  type BagFormProblem,
  type BagTextField,
  type PickupFields,
  type Plan,
  type PlanForm,
  type PlanFormProblems,
  type Result,
  type Store,
} from '@zawadeh/domain';
import { useState } from 'react';
import { addBag, updateBag, type WholeBag } from './bagCalls.ts';
import { addOwnBag, withdrawBagChange, type AskedBag } from './changeCalls.ts';
import { savePlan } from './plan/planCalls.ts';
import { useScope } from '../scope.ts';
import type { AdminError, AdminResult } from '../query.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { bagChanges } from './bagChanges.ts';
import { readStoredDraft, storeDraft, type Typed } from './bagDraft.ts';

/** What the form of a plan needs. */
export interface PlanEditor {
  /** null: the bag does not repeat. */
  form: PlanForm | null;
  change: (values: Partial<PlanForm>) => void;
  /** null until the form is sent. */
  problems: PlanFormProblems | null;
  /** Begins a plan with the hours of the bag. */
  make: () => void;
  /** Gives up what is not saved. */
  drop: () => void;
  /** Changes bag and plan at once; null: the bag does not repeat. */
  changeBoth: (values: Partial<BagForm>, form: PlanForm | null) => void;
}

/** `invalid`: a field has to be corrected first. `plan`: what of the bag was to be saved is. */
export type SaveError =
  | { kind: 'invalid' }
  | { kind: 'bag'; error: AdminError; hasPlan: boolean }
  | { kind: 'plan'; error: AdminError; isBagSaved: boolean };

export interface BagEditor {
  form: BagForm;
  change: (values: Partial<BagForm>) => void;
  plan: PlanEditor;
  missing: readonly BagTextField[];
  problemOf: (field: BagTextField) => BagFormProblem['kind'] | null;
  /** By its name: leaving a field shows its problem. */
  leaveField: (field: string) => void;
  isChanged: boolean;
  /** False for a new bag, until it is added. */
  isStored: boolean;
  /** Restored from an earlier visit. */
  isFromDraft: boolean;
  discardDraft: () => void;
  /** Allowed, but so unusual that saving asks first. */
  isSaleAboveFull: boolean;
  /** The sale price in percent of the full one, where a shop is asked about it; otherwise null. */
  dearPercent: number | null;
  /** Whether what is typed changes what an admin of a shop under review looks at. */
  isForReview: boolean;
  /** The bag and its plan; returns the id of the bag. */
  save: () => Promise<Result<string, SaveError>>;
  clearDraft: () => void;
}

interface BagListing {
  stores: readonly Store[];
  /** The pickup hours of a new bag follow theirs. */
  bags: readonly Bag[];
  /** Of the bag, as it was saved. */
  savedPlan: Plan | null;
  /** What waits for a review, or was sent back: the form begins with it. */
  asked?: AskedBag | null;
}

/** The bag as it was saved. */
interface StoredBag {
  id: string;
  /** When the form was filled in, even if the list was refreshed since. */
  quantity: number;
}

/** The form of one bag and its plan, or of a new bag copied from another. */
export function useBagEditor(
  bag: WholeBag | null,
  isNew: boolean,
  { stores, bags, savedPlan, asked = null }: BagListing,
): BagEditor {
  const now = useAtomValue(nowAtom);
  const scope = useScope();
  const own = scope.kind === 'store' ? scope.store : null;
  const [stored, setStored] = useState<StoredBag | null>(isNew ? null : bag);
  const draftId = stored?.id ?? asked?.change.id ?? 'new';
  const [before, setBefore] = useState(() =>
    bag
      ? bagFormOf(bag)
      : { ...EMPTY_BAG_FORM, storeId: own?.storeId ?? '', ...usualWindow(bags, own?.storeId ?? '', now) },
  );
  const [start, setStart] = useState<Typed>(() => ({
    form: asked ? askedForm(asked, before, own?.role !== 'staff') : before,
    plan: asked?.change.plan ? planFormOf(asked.change.plan) : null,
  }));
  const [filledIn, setFilledIn] = useState<PickupFields>(before);
  const [storedDraft] = useState(() =>
    readStoredDraft(
      draftId,
      start.form,
      stores.map(({ id }) => id),
    ),
  );
  const [typed, setTyped] = useState<Typed>(storedDraft ?? start);
  const [isFromDraft, setFromDraft] = useState(storedDraft !== null);
  const [isSubmitted, setSubmitted] = useState(false);
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  const { form } = typed;
  const reading = readBagForm(form);
  const problems = reading.ok ? [] : reading.error;
  const planBefore = savedPlan && planFormOf(savedPlan);
  const planForm = typed.plan ?? planBefore;
  const planReading = planForm && readPlanForm(planForm);
  const isPlanChanged = typed.plan !== null && JSON.stringify(typed.plan) !== JSON.stringify(planBefore);
  const changesSince = (from: BagForm, body: BagBody) => {
    const previous = readBagForm(from);
    return bagChanges(previous.ok ? previous.value : null, body);
  };
  /** What waits already is not sent again; what was sent back is. */
  const changesOf = (body: BagBody) => {
    const changes = changesSince(before, body);
    const isSameAsk = asked && !asked.change.isSentBack && !isReviewed(changesSince(start.form, body));
    return isSameAsk ? withoutReviewed(changes) : changes;
  };
  const typedPrices = { sale: readTypedPrice(form.salePrice), full: readTypedPrice(form.fullPrice) };
  const isPriceAsStored =
    (stored !== null || asked !== null) &&
    form.salePrice === start.form.salePrice &&
    form.fullPrice === start.form.fullPrice;
  const asksAboutPrice =
    !isPriceAsStored && typedPrices.sale !== null && isDear(typedPrices.sale, typedPrices.full);

  const replace = (next: Typed) => {
    setTyped(next);
    storeDraft(next.form === start.form && next.plan === start.plan ? null : { of: draftId, ...next });
  };

  const change = (values: Partial<BagForm>) => {
    let next = { ...form, ...values };
    // Pickup hours that were not edited follow the store.
    const isUntouched = form.pickupStart === filledIn.pickupStart && form.pickupEnd === filledIn.pickupEnd;
    if (bag === null && values.storeId !== undefined && isUntouched) {
      const hours = usualWindow(bags, values.storeId, now);
      setFilledIn(hours);
      next = { ...next, ...hours };
    }
    const plan = typed.plan && !savedPlan ? withHoursOf(typed.plan, form, next) : typed.plan;
    replace({ form: next, plan });
  };

  const saveBag = async (body: BagBody): Promise<AdminResult<string>> => {
    if (stored === null) return addBag(body);
    const changes = changesOf(body);
    const wanted = readBagForm(start.form);
    const isAskTakenBack =
      wanted.ok && isReviewed(changesSince(before, wanted.value)) && !isReviewed(changesSince(before, body));
    if (asked && isAskTakenBack) {
      const withdrawn = await withdrawBagChange(asked.change.id);
      if (!withdrawn.ok) return withdrawn;
    }
    if (Object.keys(changes).length === 0) return { ok: true, value: stored.id };
    const result = await updateBag(stored.id, changes, stored.quantity);
    return result.ok ? { ok: true, value: stored.id } : result;
  };

  const save: BagEditor['save'] = async () => {
    setSubmitted(true);
    if (!reading.ok || (planReading && !planReading.ok)) return { ok: false, error: { kind: 'invalid' } };
    const isOwnNew = own !== null && stored === null;
    const savedBag = await (isOwnNew
      ? addOwnBag(reading.value, planReading?.ok ? planReading.value : null, asked?.change.id ?? null)
      : saveBag(reading.value));
    if (!savedBag.ok) {
      return { ok: false, error: { kind: 'bag', error: savedBag.error, hasPlan: isPlanChanged } };
    }
    const id = savedBag.value;
    const plan = !isOwnNew && isPlanChanged && planReading ? await savePlan(id, planReading.value) : null;
    if (plan?.ok === false) {
      // The next press must not add the bag again, nor change it back.
      const isBagSaved = stored === null || JSON.stringify(form) !== JSON.stringify(before);
      setStored({ id, quantity: reading.value.quantity });
      setBefore(form);
      setStart({ form, plan: null });
      storeDraft({ of: id, form, plan: typed.plan });
      return { ok: false, error: { kind: 'plan', error: plan.error, isBagSaved } };
    }
    storeDraft(null);
    return { ok: true, value: id };
  };

  return {
    form,
    change,
    plan: {
      form: planForm,
      change: (values) => planForm && replace({ form, plan: { ...planForm, ...values } }),
      problems: isSubmitted && planReading && !planReading.ok ? planReading.error : null,
      make: () => replace({ form, plan: newPlanForm(form) }),
      drop: () => replace({ form, plan: null }),
      changeBoth: (values, plan) => replace({ form: { ...form, ...values }, plan }),
    },
    missing: missingBagFields(form),
    // A missing value is no problem before the form is sent; a wrong value is shown at its field.
    problemOf: (field) => {
      const kind = problems.find((problem) => problem.field === field)?.kind ?? null;
      return kind === 'missing' || !(isSubmitted || leftFields.has(field)) ? null : kind;
    },
    leaveField: (field) =>
      setLeftFields((before) => (before.has(field) ? before : new Set([...before, field]))),
    isChanged: JSON.stringify([form, planForm]) !== JSON.stringify([start.form, start.plan ?? planBefore]),
    isStored: stored !== null,
    isFromDraft,
    discardDraft: () => {
      replace(start);
      setFromDraft(false);
      setSubmitted(false);
      setLeftFields(new Set());
    },
    isSaleAboveFull: reading.ok && isSaleAboveFull(reading.value),
    dearPercent: asksAboutPrice ? shareOfFull(typedPrices.sale ?? 0, typedPrices.full) : null,
    isForReview: stored === null || (reading.ok && isReviewed(changesOf(reading.value))),
    save,
    clearDraft: () => storeDraft(null),
  };
}

/** Staff leave the prices that an owner asks for. */
function askedForm({ bag }: AskedBag, before: BagForm, withPrices: boolean): BagForm {
  const form = bagFormOf(bag);
  return withPrices ? form : { ...form, salePrice: before.salePrice, fullPrice: before.fullPrice };
}
