import { isolated, LONGEST_NAME, readStoreName, findStoreByName, type Store } from '@zawadeh/domain';
import { BusyButton, Surface, TextField } from '@zawadeh/ui';
import { useState, type FormEvent } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { addStore } from './storeCalls.ts';
import { useMutation } from '../useMutation.ts';
import { ConfirmSameName } from './ConfirmSameName.tsx';
import * as S from './StoresSection.styles.ts';

const EMPTY_NAMES = { name: '', nameAr: '' };

interface AddStoreProps {
  /** The existing stores: a second one of the same name has to be confirmed. */
  stores: readonly Store[];
  /** With the id of the new store. */
  onAdded: (id: string) => void;
}

/** The fields are cleared only after the store is saved. */
export function AddStore({ stores, onAdded }: AddStoreProps) {
  const t = useMessage();
  const mutate = useMutation();
  const [names, setNames] = useState(EMPTY_NAMES);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [duplicate, setDuplicate] = useState<Store | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = readStoreName(names.name);
    setMissing(name === null);
    if (name === null || isBusy) return;
    const nameAr = readStoreName(names.nameAr);
    const existing =
      findStoreByName(name, stores) ?? (nameAr === null ? null : findStoreByName(nameAr, stores));
    if (existing) setDuplicate(existing);
    else void add(name, nameAr);
  };

  const add = async (name: string, nameAr: string | null) => {
    setDuplicate(null);
    setBusy(true);
    await mutate({
      work: () => addStore({ name, ...(nameAr !== null && { name_ar: nameAr }) }),
      done: t('web.admin.stores.added', { name: isolated(name) }),
      failed: (why) => t('web.admin.stores.notAdded', { why }),
      onDone: (id) => {
        setNames(EMPTY_NAMES);
        onAdded(id);
      },
    });
    setBusy(false);
  };

  return (
    <Surface>
      <S.Add onSubmit={submit} noValidate>
        <TextField
          name="name"
          label={t('web.admin.stores.name')}
          value={names.name}
          onValueChange={(name) => {
            setNames({ ...names, name });
            setMissing(false);
          }}
          maxLength={LONGEST_NAME}
          {...(isMissing && { error: t('web.admin.stores.nameMissing') })}
        />
        <TextField
          name="name_ar"
          label={t('web.admin.stores.nameAr')}
          isOptional
          value={names.nameAr}
          onValueChange={(nameAr) => setNames({ ...names, nameAr })}
          maxLength={LONGEST_NAME}
        />
        <BusyButton type="submit" kind="primary" isBusy={isBusy} busyWords={t('web.admin.stores.adding')}>
          {t('web.admin.stores.add')}
        </BusyButton>
      </S.Add>
      {duplicate && (
        <ConfirmSameName
          store={duplicate}
          onClose={() => setDuplicate(null)}
          onConfirm={() => void add(readStoreName(names.name) ?? '', readStoreName(names.nameAr))}
        />
      )}
    </Surface>
  );
}
