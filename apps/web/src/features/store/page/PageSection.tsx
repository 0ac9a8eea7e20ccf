import {
  Alert,
  BusyButton,
  Button,
  cameraIcon,
  Dock,
  ErrorState,
  externalLinkIcon,
  Skeleton,
  Text,
  useToasts,
} from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { paths } from '../../../lib/paths.ts';
import { useScope } from '../../admin/scope.ts';
import { SectionHead } from '../../admin/SectionHead.tsx';
import { fetchStore, type RatedShop } from '../../admin/stores/storeCalls.ts';
import { PICTURE_ID, StoreFields } from '../../admin/stores/StoreFields.tsx';
import { StorePreview } from '../../admin/stores/StorePreview.tsx';
import { useStoreEditor } from '../../admin/stores/useStoreEditor.ts';
import { useQuery } from '../../admin/useQuery.ts';
import * as S from './PageSection.styles.ts';
import { PayoutNumber } from './PayoutNumber.tsx';
import { UsePlace } from './UsePlace.tsx';

const FORM_ID = 'store-page';

/** What customers see of the shop, and the form behind it. */
export function Screen() {
  const scope = useScope();
  return scope.kind === 'store' && <OwnPage storeId={scope.store.storeId} />;
}

function OwnPage({ storeId }: { storeId: string }) {
  const t = useMessage();
  const { value: shop, error, refetch } = useQuery(`store ${storeId}`, () => fetchStore(storeId));
  // What was typed stays, whatever is loaded again later.
  if (shop) return <PageEditor shop={shop} onSaved={refetch} />;
  return (
    <>
      <SectionHead name={t('web.store.page')} />
      {error ? (
        <ErrorState message={t('web.store.page.notLoaded')} onRetry={refetch} />
      ) : (
        <Skeleton $height={480} />
      )}
    </>
  );
}

function PageEditor({ shop, onSaved }: { shop: RatedShop; onSaved: () => void }) {
  const t = useMessage();
  const { show } = useToasts();
  const { root, form, change, problems, picture, isFromDraft, discardDraft, isBusy, submit, guard } =
    useStoreEditor({
      shop,
      stores: [],
      done: t('web.store.page.saved'),
      failed: (why) => t('web.store.page.notSaved', { why }),
      onSaved,
      onNothing: () => show({ message: t('web.store.page.nothing') }),
    });
  // The field itself opens the chooser, and says below the preview what is wrong with a picture.
  const choosePicture = () => document.querySelector<HTMLInputElement>(`#${PICTURE_ID}`)?.click();
  return (
    <>
      <SectionHead name={t('web.store.page')}>
        <Button kind="quiet" size="compact" icon={externalLinkIcon} href={paths.shop(shop.id)}>
          {t('web.store.page.open')}
        </Button>
      </SectionHead>
      <S.Page>
        <StorePreview
          id={shop.id}
          form={form}
          pictureUrl={picture.address}
          rating={shop.rating}
          titleAs="h2"
          action={
            <Button kind="quiet" size="compact" icon={cameraIcon} onPress={choosePicture}>
              {t('web.store.changePicture')}
            </Button>
          }
        />
        <S.Form id={FORM_ID} ref={root} onSubmit={submit} noValidate>
          {isFromDraft && (
            <Alert
              kind="info"
              action={
                <Button size="compact" kind="quiet" onPress={discardDraft}>
                  {t('web.admin.bags.startAnew')}
                </Button>
              }
            >
              {t('web.admin.bags.draftKept')}
            </Alert>
          )}
          <StoreFields
            form={form}
            change={change}
            problems={problems}
            picture={picture}
            isPictureFirst
            placeAction={<UsePlace onFound={(place) => change({ place })} />}
          />
          <PayoutNumber storeId={shop.id} />
        </S.Form>
      </S.Page>
      <Dock>
        <S.Save>
          <Text look="bodySmall" tone="muted">
            {t('web.store.page.soon')}
          </Text>
          <BusyButton
            type="submit"
            form={FORM_ID}
            kind="primary"
            disabled={picture.progress !== null}
            isBusy={isBusy}
            busyWords={t('web.admin.bags.saving')}
          >
            {t('web.store.page.save')}
          </BusyButton>
        </S.Save>
      </Dock>
      {guard}
    </>
  );
}
