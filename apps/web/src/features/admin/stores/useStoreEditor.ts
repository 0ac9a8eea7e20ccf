import {
  findStoreByName,
  readStoreForm,
  storeFormOf,
  type Shop,
  type Store,
  type StoreColumns,
  type StoreForm,
  type StoreFormProblems,
} from '@zawadeh/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { usePicture } from '../picture/usePicture.ts';
import { useLeaveGuard } from '../useLeaveGuard.tsx';
import { useMutation } from '../useMutation.ts';
import { updateStore } from './storeCalls.ts';
import { readStoredDraft, storeDraft } from './storedDraft.ts';

interface StoreEditorOptions {
  shop: Shop;
  /** Other stores, whose names are asked about. */
  stores: readonly Store[];
  done: string;
  failed: (why: string) => string;
  onSaved: () => void;
  /** The form was sent without a change. */
  onNothing: () => void;
}

/** The form of a store that exists: its draft, its problems, and saving. */
export function useStoreEditor({ shop, stores, done, failed, onSaved, onNothing }: StoreEditorOptions) {
  const { id } = shop;
  const mutate = useMutation();
  const root = useRef<HTMLFormElement>(null);
  const [before, setBefore] = useState(() => storeFormOf(shop));
  const [storedDraft] = useState(() => readStoredDraft(id, before));
  const [form, setForm] = useState<StoreForm>(storedDraft ?? before);
  const [isFromDraft, setFromDraft] = useState(storedDraft !== null);
  const [problems, setProblems] = useState<StoreFormProblems>({});
  const [duplicate, setDuplicate] = useState<{ existing: Store; columns: Partial<StoreColumns> } | null>(
    null,
  );
  const [isBusy, setBusy] = useState(false);
  const change = (values: Partial<StoreForm>) => {
    setForm((current) => ({ ...current, ...values }));
    setProblems({});
  };
  const discardDraft = () => {
    storeDraft(null);
    setForm(before);
    setProblems({});
    setFromDraft(false);
  };
  const picture = usePicture(form.pictureUrl, (pictureUrl) => change({ pictureUrl }));
  const isChanged = JSON.stringify(form) !== JSON.stringify(before);
  useEffect(() => {
    if (isChanged) storeDraft({ of: id, form });
    else if (form !== before) storeDraft(null);
  }, [id, form, before, isChanged]);
  const guard = useLeaveGuard(isChanged && !isBusy, () => storeDraft(null));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || picture.progress !== null) return;
    const reading = readStoreForm(form, before);
    if (!reading.ok) {
      setProblems(reading.error);
      // After the messages have rendered.
      requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    const columns = reading.value;
    const names = [columns.name, columns.name_ar].flatMap((name) => name ?? []);
    const existing = names.map((name) => findStoreByName(name, stores, id)).find(Boolean);
    if (existing) setDuplicate({ existing, columns });
    else void save(columns);
  };

  const save = async (columns: Partial<StoreColumns>) => {
    setDuplicate(null);
    if (Object.keys(columns).length === 0) {
      storeDraft(null);
      onNothing();
      return;
    }
    const sent = form;
    setBusy(true);
    await mutate({
      work: () => updateStore(id, columns),
      done,
      failed,
      onDone: () => {
        storeDraft(null);
        setBefore(sent);
        setFromDraft(false);
        onSaved();
      },
    });
    setBusy(false);
  };

  return {
    root,
    form,
    change,
    problems,
    picture,
    isFromDraft,
    discardDraft,
    isBusy,
    submit,
    duplicate: duplicate && {
      store: duplicate.existing,
      onClose: () => setDuplicate(null),
      onConfirm: () => void save(duplicate.columns),
    },
    guard,
  };
}
