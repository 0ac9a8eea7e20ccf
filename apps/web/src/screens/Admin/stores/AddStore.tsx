import { isolated, LONGEST_NAME, readStoreName, storeCalled, type Store } from '@zawadeh/domain';
import { BusyButton, Surface, TextField } from '@zawadeh/ui';
import { useState, type FormEvent } from 'react';
import { useMessage } from '../../../lib/useMessage.ts';
import { addStore } from '../../../backend/admin/stores.ts';
import { useMutation } from '../useMutation.ts';
import { SameName } from './SameName.tsx';
import { messages } from './StoresSection.messages.ts';
import * as S from './StoresSection.styles.ts';

const NOTHING = { name: '', nameAr: '' };

interface AddStoreProps {
  /** The existing stores: a second one of the same name has to be confirmed. */
  stores: readonly Store[];
  onAdded: () => void;
}

/** The fields are cleared only after the store is saved. */
export function AddStore({ stores, onAdded }: AddStoreProps) {
  const t = useMessage();
  const act = useMutation();
  const [typed, type] = useState(NOTHING);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [same, setSame] = useState<Store | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = readStoreName(typed.name);
    setMissing(name === null);
    if (name === null || isBusy) return;
    const nameAr = readStoreName(typed.nameAr);
    const known = storeCalled(name, stores) ?? (nameAr === null ? null : storeCalled(nameAr, stores));
    if (known) setSame(known);
    else void add(name, nameAr);
  };

  const add = async (name: string, nameAr: string | null) => {
    setSame(null);
    setBusy(true);
    await act({
      work: () => addStore({ name, ...(nameAr !== null && { name_ar: nameAr }) }),
      done: t(messages.added, { name: isolated(name) }),
      failed: (why) => t(messages.notAdded, { why }),
      onDone: () => {
        type(NOTHING);
        onAdded();
      },
    });
    setBusy(false);
  };

  return (
    <Surface>
      <S.Add onSubmit={submit} noValidate>
        <TextField
          name="name"
          label={t(messages.name)}
          value={typed.name}
          onValueChange={(name) => {
            type({ ...typed, name });
            setMissing(false);
          }}
          maxLength={LONGEST_NAME}
          {...(isMissing && { error: t(messages.nameMissing) })}
        />
        <TextField
          name="name_ar"
          label={t(messages.nameAr)}
          isOptional
          value={typed.nameAr}
          onValueChange={(nameAr) => type({ ...typed, nameAr })}
          maxLength={LONGEST_NAME}
        />
        <BusyButton type="submit" kind="primary" isBusy={isBusy} busyWords={t(messages.adding)}>
          {t(messages.add)}
        </BusyButton>
      </S.Add>
      {same && (
        <SameName
          store={same}
          onClose={() => setSame(null)}
          onConfirm={() => void add(readStoreName(typed.name) ?? '', readStoreName(typed.nameAr))}
        />
      )}
    </Surface>
  );
}
