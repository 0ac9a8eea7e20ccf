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
import { Alert, BusyButton, Button, ErrorState, Skeleton, Surface, Text, useLanguage } from '@zawadeh/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { fetchStore, updateStore } from './storeCalls.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { usePicture } from '../picture/usePicture.ts';
import { useLeaveGuard } from '../useLeaveGuard.tsx';
import { useMutation } from '../useMutation.ts';
import { useQuery } from '../useQuery.ts';
import { ConfirmSameName } from './ConfirmSameName.tsx';
import { readStoredDraft, storeDraft } from './storedDraft.ts';
import { StoreFields } from './StoreFields.tsx';
import { StoreTeam } from '../team/StoreTeam.tsx';
import { StorePhones } from './StorePhones.tsx';
import { StorePreview } from './StorePreview.tsx';
import { StoreTerms } from './StoreTerms.tsx';
import * as S from './StoresSection.styles.ts';

interface EditStoreProps {
  id: string;
  stores: readonly Store[];
  onSaved: () => void;
  onCancel: () => void;
}

/** Loads the store's details first: the list has only its names. */
export function EditStore(props: EditStoreProps) {
  const t = useMessage();
  const { id, onCancel } = props;
  const { value: shop, error, refetch } = useQuery(`store ${id}`, () => fetchStore(id));
  // What was typed stays, whatever is loaded again later.
  if (shop) return <StoreEditor shop={shop} {...props} />;
  return error ? (
    <>
      <ErrorState message={t('web.admin.stores.notLoaded')} onRetry={refetch} />
      <Button kind="quiet" onPress={onCancel}>
        {t('web.admin.cancel')}
      </Button>
    </>
  ) : (
    <Skeleton $height={480} />
  );
}

function StoreEditor({ shop, id, stores, onSaved, onCancel }: EditStoreProps & { shop: Shop }) {
  const t = useMessage();
  const { locale } = useLanguage();
  const mutate = useMutation();
  const root = useRef<HTMLFormElement>(null);
  const [before] = useState(() => storeFormOf(shop));
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
  const cancel = () => {
    storeDraft(null);
    onCancel();
  };

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
      cancel();
      return;
    }
    setBusy(true);
    await mutate({
      work: () => updateStore(id, columns),
      done: t('web.admin.stores.updated'),
      failed: (why) => t('web.admin.stores.notUpdated', { why }),
      onDone: () => {
        storeDraft(null);
        onSaved();
      },
    });
    setBusy(false);
  };

  return (
    <S.Editor $previewWidth={360}>
      <Surface>
        <S.Form ref={root} onSubmit={submit} noValidate>
          <Text look="h2">{shop.name ? inLanguage(shop.name, locale).text : shop.id}</Text>
          {isFromDraft && (
            <Alert kind="info">
              <S.End>
                <span>{t('web.admin.bags.draftKept')}</span>
                <Button size="compact" kind="quiet" onPress={discardDraft}>
                  {t('web.admin.bags.startAnew')}
                </Button>
              </S.End>
            </Alert>
          )}
          <StoreFields form={form} change={change} problems={problems} picture={picture} />
          <S.End>
            <BusyButton
              type="submit"
              kind="primary"
              disabled={picture.progress !== null}
              isBusy={isBusy}
              busyWords={t('web.admin.bags.saving')}
            >
              {t('web.admin.stores.update')}
            </BusyButton>
            <Button kind="quiet" onPress={cancel}>
              {t('web.admin.cancel')}
            </Button>
            <Text look="bodySmall" as="span" tone="muted">
              {t('web.admin.stores.staying')}
            </Text>
          </S.End>
        </S.Form>
      </Surface>
      <StorePreview id={id} form={form} pictureUrl={picture.address}>
        <StoreTeam storeId={id} store={shop.name} />
        <StorePhones shop={shop} />
        <StoreTerms storeId={id} />
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
