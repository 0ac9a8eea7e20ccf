import {
  findStoreByName,
  inLanguage,
  readStoreForm,
  storeFormOf,
  type Shop,
  type Store,
  type StoreColumns,
  type StoreForm,
  type StoreFormProblems,
} from '@zawadeh/domain';
import { BusyButton, Button, ErrorState, Skeleton, Surface, Text, useLanguage } from '@zawadeh/ui';
import { useRef, useState, type FormEvent } from 'react';
import { fetchStore, updateStore } from '../../../backend/admin/stores.ts';
import { useMessage } from '../../../lib/useMessage.ts';
import { usePicture } from '../picture/usePicture.ts';
import { useLeaveGuard } from '../useLeaveGuard.tsx';
import { useMutation } from '../useMutation.ts';
import { useQuery } from '../useQuery.ts';
import { ConfirmSameName } from './ConfirmSameName.tsx';
import { StoreFields } from './StoreFields.tsx';
import { StorePhones } from './StorePhones.tsx';
import { StorePreview } from './StorePreview.tsx';
import { messages } from './StoresSection.messages.ts';
import * as S from './StoresSection.styles.ts';

interface EditStoreProps {
  store: Store;
  stores: readonly Store[];
  onSaved: () => void;
  onCancel: () => void;
}

/** Loads the store's details first: the list has only its names. */
export function EditStore(props: EditStoreProps) {
  const t = useMessage();
  const { id } = props.store;
  const { value: shop, error, refetch } = useQuery(`store ${id}`, () => fetchStore(id));
  // What was typed stays, whatever is loaded again later.
  if (shop) return <StoreEditor key={id} shop={shop} {...props} />;
  return error ? (
    <ErrorState message={t(messages.notLoaded)} onRetry={refetch} />
  ) : (
    <Skeleton $height={480} />
  );
}

function StoreEditor({ shop, store, stores, onSaved, onCancel }: EditStoreProps & { shop: Shop }) {
  const t = useMessage();
  const { locale } = useLanguage();
  const mutate = useMutation();
  const root = useRef<HTMLFormElement>(null);
  const [before] = useState(() => storeFormOf(shop));
  const [form, setForm] = useState<StoreForm>(before);
  const [problems, setProblems] = useState<StoreFormProblems>({});
  const [duplicate, setDuplicate] = useState<{ existing: Store; columns: Partial<StoreColumns> } | null>(
    null,
  );
  const [isBusy, setBusy] = useState(false);
  const change = (values: Partial<StoreForm>) => {
    setForm((current) => ({ ...current, ...values }));
    setProblems({});
  };
  const picture = usePicture(form.pictureUrl, (pictureUrl) => change({ pictureUrl }));
  const isChanged = JSON.stringify(form) !== JSON.stringify(before);
  const guard = useLeaveGuard(isChanged && !isBusy, () => {});

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
    const existing = names.map((name) => findStoreByName(name, stores, store.id)).find(Boolean);
    if (existing) setDuplicate({ existing, columns });
    else void save(columns);
  };

  const save = async (columns: Partial<StoreColumns>) => {
    setDuplicate(null);
    if (Object.keys(columns).length === 0) {
      onCancel();
      return;
    }
    setBusy(true);
    await mutate({
      work: () => updateStore(store.id, columns),
      done: t(messages.updated),
      failed: (why) => t(messages.notUpdated, { why }),
      onDone: onSaved,
    });
    setBusy(false);
  };

  return (
    <S.Editor $previewWidth={360}>
      <Surface>
        <S.Form ref={root} onSubmit={submit} noValidate>
          <Text look="h2">{shop.name ? inLanguage(shop.name, locale).text : shop.id}</Text>
          <StoreFields form={form} change={change} problems={problems} picture={picture} />
          <S.End>
            <BusyButton
              type="submit"
              kind="primary"
              disabled={picture.progress !== null}
              isBusy={isBusy}
              busyWords={t(messages.saving)}
            >
              {t(messages.update)}
            </BusyButton>
            <Button kind="quiet" onPress={onCancel}>
              {t(messages.cancel)}
            </Button>
            <Text look="bodySmall" as="span" tone="muted">
              {t(messages.staying)}
            </Text>
          </S.End>
        </S.Form>
      </Surface>
      <StorePreview id={store.id} form={form} pictureUrl={picture.address}>
        <StorePhones shop={shop} />
      </StorePreview>
      {guard}
      {duplicate && (
        <ConfirmSameName
          store={duplicate.existing}
          onClose={() => setDuplicate(null)}
          onConfirm={() => void save(duplicate.columns)}
        />
      )}
    </S.Editor>
  );
}
