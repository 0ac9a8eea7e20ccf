import { inLanguage, type Store } from '@zawadeh/domain';
import { Button, ConfirmDialog, Dialog, SelectField, Stack, Text, useLanguage } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { countBagsOf, deleteStore, moveBags } from './storeCalls.ts';
import { useMutation } from '../useMutation.ts';
import { useQuery } from '../useQuery.ts';

interface DeleteStoreProps {
  store: Store;
  /** The store's name in the reader's language. */
  storeName: string;
  stores: readonly Store[];
  onClose: () => void;
  onDeleted: () => void;
}

/** A store with bags is deleted only after its bags have moved to another store. */
export function DeleteStore({ store, storeName, stores, onClose, onDeleted }: DeleteStoreProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const mutate = useMutation();
  const [target, setTarget] = useState('');
  const { value: bags, error } = useQuery(`bags of ${store.id}`, () => countBagsOf(store.id));

  const remove = (first?: () => ReturnType<typeof moveBags>) => {
    onClose();
    void mutate({
      work: async () => {
        const moved = await first?.();
        return moved && !moved.ok ? moved : deleteStore(store.id);
      },
      done: t('web.admin.stores.deleted', { name: storeName }),
      failed: (why) => t('web.admin.stores.notDeleted', { name: storeName, why }),
      onDone: onDeleted,
    });
  };

  // If the bags cannot be counted, the database still rejects deleting a store that has some.
  if (bags === null && !error) return null;
  if (!bags) {
    return (
      <ConfirmDialog
        isOpen
        onClose={onClose}
        onConfirm={() => remove()}
        title={t('web.admin.stores.deleteTitle')}
        confirmLabel={t('web.admin.stores.delete')}
      >
        {t('web.admin.stores.deleteBody', { name: storeName })}
      </ConfirmDialog>
    );
  }
  const others = stores.filter(({ id }) => id !== store.id);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('web.admin.stores.hasBags', { name: storeName, count: bags })}
      actions={
        <>
          <Button href={`/admin?section=bags&store=${encodeURIComponent(store.id)}`}>
            {t('web.admin.stores.seeBags')}
          </Button>
          <Button
            kind="danger"
            disabled={target === ''}
            onPress={() => remove(() => moveBags(store.id, target))}
          >
            {t('web.admin.stores.moveAndDelete')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{t('web.admin.stores.hasBagsBody')}</Text>
        <SelectField
          name="target"
          label={t('web.admin.stores.moveTo')}
          value={target}
          onValueChange={setTarget}
          placeholder={t('web.admin.choose')}
          options={others.map(({ id, name }) => ({
            value: id,
            label: name ? inLanguage(name, locale).text : id,
          }))}
        />
      </Stack>
    </Dialog>
  );
}
