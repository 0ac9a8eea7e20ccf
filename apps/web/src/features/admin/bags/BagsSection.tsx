import { Button, EmptyState, ErrorState, Skeleton, Text } from '@zawadeh/ui';
import { useCallback, useState, type ComponentProps } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useScope } from '../scope.ts';
import { useTableAddress } from '../useTableAddress.ts';
import { BagList } from './BagList.tsx';
import { ReviewHead } from './review/ReviewHead.tsx';
import { ReviewSection } from './review/ReviewSection.tsx';
import { useReview } from './review/useReview.ts';
import { EditBag } from './EditBag.tsx';
import { EditOwnBag } from './own/EditOwnBag.tsx';
import { OwnBagList } from './own/OwnBagList.tsx';
import { useEveryBag } from './useEveryBag.ts';

/** The list, or the editor of one bag: the URL names the bag, so that the Back button leads to the list. */
export function Screen() {
  const t = useMessage();
  const address = useTableAddress();
  const query = useEveryBag();
  const scope = useScope();
  const own = scope.kind === 'store' ? scope.store : null;
  const [savedId, setSavedId] = useState<string | null>(null);
  /** A bag that was saved after the list was read: its editor waits for the next answer. */
  const [staleId, setStaleId] = useState<string | null>(null);
  const [bagId, copiedId] = [address.get('bag') || null, address.get('like') || null];
  /** A new bag of a shop that waits for a review. */
  const askedId = own ? address.get('asked') || null : null;
  const { value, error, refetch } = query;
  if (staleId !== null && !query.isLoading) setStaleId(null);

  const { go } = address;
  const ownId = own?.storeId;
  const openBag = useCallback(
    (target: { bag?: string; like?: string; asked?: string }) => {
      setSavedId(null);
      go({ section: 'bags', ...(ownId && { store: ownId }), ...target });
    },
    [go, ownId],
  );

  if (bagId === null && copiedId === null && askedId === null) {
    if (own)
      return <OwnBagList store={own} query={query} address={address} savedId={savedId} onEdit={openBag} />;
    return <Lists query={query} address={address} savedId={savedId} onEdit={openBag} />;
  }
  const backToList = () => {
    refetch();
    openBag({});
  };
  const isNew = bagId === 'new' || copiedId !== null || askedId !== null;
  const wanted = copiedId ?? bagId;
  const bag = value?.bags.find(({ id }) => id === wanted) ?? null;
  const asked =
    value?.asked.find(({ change }) =>
      askedId === null ? !isNew && change.bagId === wanted : change.bagId === null && change.id === askedId,
    ) ?? null;
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
  const isReady = isNew
    ? bag !== null || asked !== null || (bagId === 'new' && value !== null)
    : bag !== null && bag.id !== staleId;
  if (isReady) {
    const edited = { ...editing, bag: bagId === 'new' ? null : bag };
    const key = `${bagId} ${copiedId} ${askedId}`;
    const plan = (!isNew && value?.plans.get(bag?.id ?? '')) || null;
    if (own) return <EditOwnBag key={key} {...edited} plan={plan} store={own} asked={asked} />;
    return (
      <>
        <Text look="h1" tabIndex={-1}>
          {t('web.admin.bags')}
        </Text>
        <EditBag key={key} {...edited} plan={plan} />
      </>
    );
  }
  const listName = t(own ? 'web.store.bags' : 'web.admin.bags');
  return (
    <>
      <Text look="h1" tabIndex={-1}>
        {listName}
      </Text>
      {error && !bag ? (
        <ErrorState message={t('web.admin.bags.notLoaded')} onRetry={refetch} />
      ) : query.isLoading || bag ? (
        <Skeleton $height={420} />
      ) : (
        <EmptyState
          picture="empty-bags"
          level="h2"
          title={t('web.admin.bags.notThere')}
          action={<Button onPress={backToList}>{listName}</Button>}
        />
      )}
    </>
  );
}

/** All bags, or what of them waits for a review. */
function Lists(props: Omit<ComponentProps<typeof BagList>, 'head'>) {
  const { query, address, onEdit } = props;
  const review = useReview();
  const list = address.get('list');
  const head = (
    <ReviewHead review={review} bags={query} address={address} onAdd={() => onEdit({ bag: 'new' })} />
  );
  if (list === 'review' || list === 'sentBack') {
    return <ReviewSection query={review} address={address} isSentBack={list === 'sentBack'} head={head} />;
  }
  return <BagList {...props} head={head} />;
}
