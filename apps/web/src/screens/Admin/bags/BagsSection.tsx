import { Button, EmptyState, ErrorState, Skeleton, Text } from '@zawadeh/ui';
import { useCallback } from 'react';
import { useMessage } from '../../../lib/useMessage.ts';
import { useTableAddress } from '../useTableAddress.ts';
import { BagList } from './BagList.tsx';
import { messages } from './BagsSection.messages.ts';
import { EditBag } from './EditBag.tsx';
import { useEveryBag } from './useEveryBag.ts';

/** The list, or the editor of one bag: the URL names the bag, so that the Back button leads to the list. */
export function Screen() {
  const t = useMessage();
  const address = useTableAddress();
  const asked = useEveryBag();
  const [of, like] = [address.get('bag') || null, address.get('like') || null];
  const { value, trouble, again } = asked;

  const { go } = address;
  const open = useCallback((what: { bag?: string; like?: string }) => go({ section: 'bags', ...what }), [go]);

  if (of === null && like === null) return <BagList asked={asked} address={address} onEdit={open} />;
  const back = () => {
    again();
    open({});
  };
  const isNew = of === 'new' || like !== null;
  const wanted = like ?? of;
  const bag = value?.bags.find(({ id }) => id === wanted) ?? null;
  const isHere = of === 'new' ? value !== null : bag !== null;
  return (
    <>
      <Text look="h1" tabIndex={-1}>
        {t(messages.heading)}
      </Text>
      {isHere ? (
        <EditBag
          key={`${of} ${like}`}
          bag={of === 'new' ? null : bag}
          isNew={isNew}
          stores={value?.stores ?? []}
          bags={value?.bags ?? []}
          onKept={back}
          onCancel={back}
        />
      ) : trouble ? (
        <ErrorState message={t(messages.notLoaded)} onRetry={again} />
      ) : asked.isAsking ? (
        <Skeleton $height={420} />
      ) : (
        <EmptyState
          picture="empty-bags"
          level="h2"
          title={t(messages.notThere)}
          action={<Button onPress={back}>{t(messages.heading)}</Button>}
        />
      )}
    </>
  );
}
