import {
  inLanguage,
  isolated,
  LONGEST_NAME,
  readStoreName,
  findStoreByName,
  type Store,
} from '@zawadeh/domain';
import { PromptDialog, useLanguage } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { updateStore, type StoreNames } from './storeCalls.ts';
import { useMutation } from '../useMutation.ts';
import { DeleteStore } from './DeleteStore.tsx';
import { ConfirmSameName } from './ConfirmSameName.tsx';

export interface StoreAction {
  kind: 'name' | 'deletion';
  store: Store;
}

interface StoreDialogsProps {
  action: StoreAction | null;
  stores: readonly Store[];
  onClose: () => void;
  onChanged: () => void;
}

/** The dialogs about one store. */
export function StoreDialogs({ action, stores, onClose, onChanged }: StoreDialogsProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const mutate = useMutation();
  const store = action?.store;
  const storeName = isolated(store?.name ? inLanguage(store.name, locale).text : (store?.id ?? ''));

  const [duplicate, setDuplicate] = useState<{ existing: Store; names: Partial<StoreNames> } | null>(null);

  const rename = (names: Partial<StoreNames>) => {
    setDuplicate(null);
    onClose();
    if (!store) return;
    void mutate({
      work: () => updateStore(store.id, names),
      done: t('web.admin.stores.renamed'),
      failed: (why) => t('web.admin.stores.notRenamed', { why }),
      onDone: onChanged,
    });
  };
  /** A name of nothing but marks is no name, and renames nothing. */
  const submitName = (typed: string) => {
    const name = readStoreName(typed);
    const existing = name === null ? null : findStoreByName(name, stores, store?.id);
    if (name === null) onClose();
    else if (existing) setDuplicate({ existing, names: { name } });
    else rename({ name });
  };

  return (
    <>
      <PromptDialog
        isOpen={action?.kind === 'name' && duplicate === null}
        onClose={onClose}
        onSubmit={submitName}
        title={t('web.admin.stores.renameTitle', { name: storeName })}
        label={t('web.admin.stores.name')}
        initialValue={store?.name?.en ?? store?.name?.ar ?? ''}
        maxLength={LONGEST_NAME}
        submitLabel={t('web.admin.stores.rename')}
        emptyMessage={t('web.admin.stores.nameMissing')}
      />
      {duplicate && (
        <ConfirmSameName
          store={duplicate.existing}
          onClose={() => {
            setDuplicate(null);
            onClose();
          }}
          onConfirm={() => rename(duplicate.names)}
        />
      )}
      {action?.kind === 'deletion' && store && (
        <DeleteStore
          store={store}
          storeName={storeName}
          stores={stores}
          onClose={onClose}
          onDeleted={onChanged}
        />
      )}
    </>
  );
}
