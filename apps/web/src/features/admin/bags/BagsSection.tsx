import { Button, EmptyState, ErrorState, Skeleton, Text } from '@zawadeh/ui';
import { useCallback, useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useTableAddress } from '../useTableAddress.ts';
import { BagList } from './BagList.tsx';
import { EditBag } from './EditBag.tsx';
import { useEveryBag } from './useEveryBag.ts';

/** The list, or the editor of one bag: the URL names the bag, so that the Back button leads to the list. */
export function Screen() {
  const t = useMessage();
  const address = useTableAddress();
  const query = useEveryBag();
  const [savedId, setSavedId] = useState<string | null>(null);
  /** A bag that was saved after the list was read: its editor waits for the next answer. */
  const [staleId, setStaleId] = useState<string | null>(null);
  const [bagId, copiedId] = [address.get('bag') || null, address.get('like') || null];
  const { value, error, refetch } = query;
  if (staleId !== null && !query.isLoading) setStaleId(null);

  const { go } = address;
  const openBag = useCallback(
    (target: { bag?: string; like?: string }) => {
      setSavedId(null);
      go({ section: 'bags', ...target });
    },
    [go],
  );

  if (bagId === null && copiedId === null)
    return <BagList query={query} address={address} savedId={savedId} onEdit={openBag} />;
  const backToList = () => {
    refetch();
    openBag({});
  };
  const isNew = bagId === 'new' || copiedId !== null;
  const wanted = copiedId ?? bagId;
  const bag = value?.bags.find(({ id }) => id === wanted) ?? null;
  const editing = {
    isNew,
    stores: value?.stores ?? [],
    bags: value?.bags ?? [],
    onPlanChanged: refetch,
    onSaved: (id: string) => {
      backToList();
      setSavedId(id);
      setStaleId(id);
    },
    onCancel: backToList,
  };
  return (
    <>
      <Text look="h1" tabIndex={-1}>
        {t('web.admin.bags')}
      </Text>
      {bag && bag.id === staleId ? (
        <Skeleton $height={420} />
      ) : bag && !isNew ? (
        <EditBag key={bag.id} {...editing} bag={bag} plan={value?.plans.get(bag.id) ?? null} />
      ) : bag || (bagId === 'new' && value) ? (
        <EditBag key={`${bagId} ${copiedId}`} {...editing} bag={bagId === 'new' ? null : bag} plan={null} />
      ) : error ? (
        <ErrorState message={t('web.admin.bags.notLoaded')} onRetry={refetch} />
      ) : query.isLoading ? (
        <Skeleton $height={420} />
      ) : (
        <EmptyState
          picture="empty-bags"
          level="h2"
          title={t('web.admin.bags.notThere')}
          action={<Button onPress={backToList}>{t('web.admin.bags')}</Button>}
        />
      )}
    </>
  );
}
