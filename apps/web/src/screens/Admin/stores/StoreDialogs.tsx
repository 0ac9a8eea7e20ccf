import { inLanguage, isolated, LONGEST_NAME, readStoreName, storeCalled, type Store } from '@zawadeh/domain';
import { PromptDialog, useLanguage } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../../lib/useMessage.ts';
import { renameStore, type StoreNames } from '../../../backend/admin/stores.ts';
import { useMutation } from '../useMutation.ts';
import { DeleteStore } from './DeleteStore.tsx';
import { SameName } from './SameName.tsx';
import { messages } from './StoresSection.messages.ts';

export interface StoreMatter {
  of: 'name' | 'nameAr' | 'deletion';
  store: Store;
}

interface StoreDialogsProps {
  matter: StoreMatter | null;
  stores: readonly Store[];
  onClose: () => void;
  onChanged: () => void;
}

/** The dialogs about one store. */
export function StoreDialogs({ matter, stores, onClose, onChanged }: StoreDialogsProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const act = useMutation();
  const store = matter?.store;
  const called = isolated(store?.name ? inLanguage(store.name, locale).text : (store?.id ?? ''));

  const [same, setSame] = useState<{ known: Store; names: Partial<StoreNames> } | null>(null);

  const rename = (names: Partial<StoreNames>) => {
    setSame(null);
    onClose();
    if (!store) return;
    void act({
      work: () => renameStore(store.id, names),
      done: t(messages.renamed),
      failed: (why) => t(messages.notRenamed, { why }),
      onDone: onChanged,
    });
  };
  /** A name of nothing but marks is no name, and renames nothing. */
  const named = (typed: string, names: (name: string) => Partial<StoreNames>) => {
    const name = readStoreName(typed);
    const known = name === null ? null : storeCalled(name, stores, store?.id);
    if (name === null) onClose();
    else if (known) setSame({ known, names: names(name) });
    else rename(names(name));
  };

  return (
    <>
      <PromptDialog
        isOpen={matter?.of === 'name' && same === null}
        onClose={onClose}
        onSubmit={(typed) => named(typed, (name) => ({ name }))}
        title={t(messages.renameTitle, { name: called })}
        label={t(messages.name)}
        initialValue={store?.name?.en ?? store?.name?.ar ?? ''}
        maxLength={LONGEST_NAME}
        submitLabel={t(messages.rename)}
        emptyMessage={t(messages.nameMissing)}
      />
      <PromptDialog
        isOpen={matter?.of === 'nameAr' && same === null}
        onClose={onClose}
        onSubmit={(typed) => named(typed, (name) => ({ name_ar: name }))}
        title={t(messages.renameArTitle, { name: called })}
        label={t(messages.nameAr)}
        initialValue={store?.name?.ar ?? ''}
        maxLength={LONGEST_NAME}
        submitLabel={t(messages.rename)}
        emptyMessage={t(messages.nameMissing)}
      />
      {same && (
        <SameName
          store={same.known}
          onClose={() => {
            setSame(null);
            onClose();
          }}
          onConfirm={() => rename(same.names)}
        />
      )}
      {matter?.of === 'deletion' && store && (
        <DeleteStore store={store} called={called} stores={stores} onClose={onClose} onDeleted={onChanged} />
      )}
    </>
  );
}
