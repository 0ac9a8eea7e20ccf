import { beirutDay } from '@zawadeh/domain';
import { Button, EmptyState, ErrorState, Skeleton, Text } from '@zawadeh/ui';
import { useCallback, type ComponentProps } from 'react';
import type { WholeBag } from '../../../backend/admin/bags.ts';
import { fetchPlan } from '../../../backend/admin/plans.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { useMessage } from '../../../lib/useMessage.ts';
import { useTableAddress } from '../useTableAddress.ts';
import { BagList } from './BagList.tsx';
import { messages } from './BagsSection.messages.ts';
import { EditBag } from './EditBag.tsx';
import { PlanPanel } from './plan/PlanPanel.tsx';
import { useEveryBag } from './useEveryBag.ts';
import { useQuery } from '../useQuery.ts';

/** The list, or the editor of one bag: the URL names the bag, so that the Back button leads to the list. */
export function Screen() {
  const t = useMessage();
  const address = useTableAddress();
  const query = useEveryBag();
  const [bagId, copiedId] = [address.get('bag') || null, address.get('like') || null];
  const { value, error, refetch } = query;

  const { go } = address;
  const openBag = useCallback(
    (target: { bag?: string; like?: string }) => go({ section: 'bags', ...target }),
    [go],
  );

  if (bagId === null && copiedId === null)
    return <BagList query={query} address={address} onEdit={openBag} />;
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
    onSaved: backToList,
    onCancel: backToList,
  };
  return (
    <>
      <Text look="h1" tabIndex={-1}>
        {t(messages.heading)}
      </Text>
      {bag && !isNew ? (
        <BagAndPlan key={bag.id} {...editing} bag={bag} />
      ) : bag || (bagId === 'new' && value) ? (
        <EditBag key={`${bagId} ${copiedId}`} {...editing} bag={bagId === 'new' ? null : bag} />
      ) : error ? (
        <ErrorState message={t(messages.notLoaded)} onRetry={refetch} />
      ) : query.isLoading ? (
        <Skeleton $height={420} />
      ) : (
        <EmptyState
          picture="empty-bags"
          level="h2"
          title={t(messages.notThere)}
          action={<Button onPress={backToList}>{t(messages.heading)}</Button>}
        />
      )}
    </>
  );
}

type BagAndPlanProps = ComponentProps<typeof EditBag> & { bag: WholeBag };

/** A bag that is there already, and below it whether it comes by itself. */
function BagAndPlan({ bag, ...editing }: BagAndPlanProps) {
  const today = beirutDay(useAtomValue(nowAtom));
  const plan = useQuery(`plan ${bag.id} ${today}`, () => fetchPlan(bag.id, today));
  return (
    <>
      <EditBag {...editing} bag={bag} isPlanned={plan.value?.plan?.isPaused === false} />
      <PlanPanel bagId={bag.id} query={plan} />
    </>
  );
}
