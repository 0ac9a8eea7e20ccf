import { inLanguage, type Shop, type Store } from '@zawadeh/domain';
import { Alert, BusyButton, Button, ErrorState, Skeleton, Surface, Text, useLanguage } from '@zawadeh/ui';
import { fetchStore } from './storeCalls.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useQuery } from '../useQuery.ts';
import { ConfirmSameName } from './ConfirmSameName.tsx';
import { storeDraft } from './storedDraft.ts';
import { StoreFields } from './StoreFields.tsx';
import { StoreTeam } from '../team/StoreTeam.tsx';
import { StorePhones } from './StorePhones.tsx';
import { StorePreview } from './StorePreview.tsx';
import { StoreTerms } from './StoreTerms.tsx';
import { useStoreEditor } from './useStoreEditor.ts';
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
  const cancel = () => {
    storeDraft(null);
    onCancel();
  };
  const {
    root,
    form,
    change,
    problems,
    picture,
    isFromDraft,
    discardDraft,
    isBusy,
    submit,
    duplicate,
    guard,
  } = useStoreEditor({
    shop,
    stores,
    done: t('web.admin.stores.updated'),
    failed: (why) => t('web.admin.stores.notUpdated', { why }),
    onSaved,
    onNothing: onCancel,
  });

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
      {duplicate && <ConfirmSameName {...duplicate} />}
    </S.Editor>
  );
}
