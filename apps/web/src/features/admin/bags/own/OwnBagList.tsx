import { foldForSearch, inLanguage, isolated, type OwnStore } from '@zawadeh/domain';
import {
  Button,
  Chip,
  ChipGroup,
  ConfirmDialog,
  Dock,
  EmptyState,
  ErrorState,
  formatCount,
  plusIcon,
  Skeleton,
  Text,
  useLanguage,
} from '@zawadeh/ui';
import { useLayoutEffect, useMemo, useState } from 'react';
import { nowAtom } from '../../../../lib/clock.ts';
import type { MessageId } from '../../../../lib/messages/messageId.ts';
import { useMessage } from '../../../../lib/messages/useMessage.ts';
import { useAtomValue } from '../../../../lib/store.ts';
import { wordsIn } from '../../search.ts';
import { SectionSearch } from '../../SectionSearch.tsx';
import type { AdminResult } from '../../query.ts';
import { useMutation } from '../../useMutation.ts';
import type { Query } from '../../useQuery.ts';
import { useSearch } from '../../useSearch.ts';
import type { TableAddress } from '../../useTableAddress.ts';
import { updateBag } from '../bagCalls.ts';
import { ChangeStock } from '../ChangeStock.tsx';
import { withdrawBagChange } from '../changeCalls.ts';
import { pausePlan } from '../plan/planCalls.ts';
import { TakeBack } from '../TakeBack.tsx';
import { bagText } from '../useBagColumns.tsx';
import type { Shelf } from '../useEveryBag.ts';
import { OwnBagRow } from './OwnBagRow.tsx';
import * as S from './OwnBags.styles.ts';
import { OWN_STATES, ownBags, type OwnBag, type OwnState } from './ownBagStates.ts';

interface OwnBagListProps {
  store: OwnStore;
  query: Query<Shelf>;
  address: TableAddress;
  /** Just saved. */
  savedId: string | null;
  /** `bag` is "new" or an id, `like` the id of the bag to copy, `asked` the id of a new bag that waits. */
  onEdit: (target: { bag?: string; like?: string; asked?: string }) => void;
}

/** Fewer are seen at once. */
const SEARCHED_FROM = 12;

const stateMessages = {
  forSale: 'web.store.bags.forSale',
  inReview: 'web.store.inReview',
  sentBack: 'web.store.sentBack',
  later: 'web.store.bags.later',
  soldOut: 'web.store.bags.soldOut',
  paused: 'web.store.paused',
  over: 'web.store.overToday',
} satisfies Record<OwnState, MessageId>;

/** The bags of one shop, on one hand. */
export function OwnBagList({ store, query, address, savedId, onEdit }: OwnBagListProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const now = useAtomValue(nowAtom);
  const search = useSearch(address);
  const mutate = useMutation();
  const [stocked, setStocked] = useState<OwnBag | null>(null);
  const [ending, setEnding] = useState<OwnBag | null>(null);
  const [takingBack, setTakingBack] = useState<OwnBag | null>(null);
  const [withdrawing, setWithdrawing] = useState<OwnBag | null>(null);
  const { value, error, refetch } = query;
  useLayoutEffect(() => {
    // A form, which is longer than the window, was here before.
    window.scrollTo(0, 0);
  }, []);
  const all = useMemo(
    () => (value ? ownBags(value.bags, value.asked, (id) => value.plans.get(id) ?? null, now) : []),
    [value, now],
  );
  const wanted = OWN_STATES.find((state) => state === address.get('state')) ?? null;
  const counts = OWN_STATES.map(
    (state) => [state, all.filter(({ states }) => states.includes(state)).length] as const,
  );
  const words = wordsIn(search.text);
  const shown = all.filter(
    ({ bag, states }) =>
      (wanted === null || states.includes(wanted)) &&
      words.every((word) => foldForSearch(bagText(bag)).includes(word)),
  );
  const isOwner = store.role === 'owner';
  const nameOf = ({ bag }: OwnBag) =>
    bag.title ? inLanguage(bag.title, locale).text : t('web.admin.bags.unnamed');
  const change = (work: () => Promise<AdminResult<null>>, done: string) =>
    void mutate({
      work,
      done,
      failed: (message) => t('web.admin.bags.notUpdated', { message }),
      onDone: refetch,
    });
  const actions = {
    open: ({ id, asked }: OwnBag) => onEdit(asked?.change.bagId === null ? { asked: id } : { bag: id }),
    add: setStocked,
    copy: ({ id }: OwnBag) => onEdit({ like: id }),
    end: setEnding,
    takeBack: setTakingBack,
    goOn: ({ id }: OwnBag) => change(() => pausePlan(id, false), t('web.admin.bags.updated')),
    withdraw: setWithdrawing,
  };
  const endNow = async ({ id, bag, plan }: OwnBag): Promise<AdminResult<null>> => {
    const paused = plan && !plan.plan.isPaused ? await pausePlan(id, true) : null;
    return paused?.ok === false ? paused : updateBag(id, { quantity: 0, restock_time: null }, bag.quantity);
  };

  return (
    <>
      <S.Head>
        <Text look="h1" tabIndex={-1}>
          {t('web.store.bags')}
        </Text>
        {all.length > 0 && <Text tone="muted">{t('web.store.bags.count', { count: all.length })}</Text>}
      </S.Head>
      {value === null ? (
        error ? (
          <ErrorState message={t('web.admin.bags.notLoaded')} onRetry={refetch} />
        ) : (
          <Skeleton $height={420} />
        )
      ) : (
        <>
          {all.length > 0 && (
            <ChipGroup label={t('web.admin.bags.state')}>
              <Chip selected={wanted === null} onPress={() => address.change({ state: '' })}>
                {t('web.store.bags.all')}
                <S.Number>{formatCount(all.length)}</S.Number>
              </Chip>
              {counts.map(
                ([state, count]) =>
                  (count > 0 || state === wanted) && (
                    <Chip key={state} selected={state === wanted} onPress={() => address.change({ state })}>
                      {t(stateMessages[state])}
                      <S.Number>{formatCount(count)}</S.Number>
                    </Chip>
                  ),
              )}
            </ChipGroup>
          )}
          {(all.length >= SEARCHED_FROM || search.text !== '') && (
            <SectionSearch label={t('web.store.bags.search')} search={search} />
          )}
          {shown.length === 0 ? (
            <EmptyState
              picture="empty-bags"
              level="h2"
              title={t(
                all.length > 0
                  ? 'web.admin.bags.nothingFound'
                  : isOwner
                    ? 'web.store.firstBag'
                    : 'web.admin.bags.empty',
              )}
            />
          ) : (
            <S.List role="list">
              {shown.map((own) => (
                <OwnBagRow
                  key={own.id}
                  own={own}
                  name={nameOf(own)}
                  isOwner={isOwner}
                  isNew={own.id === savedId}
                  actions={actions}
                />
              ))}
            </S.List>
          )}
        </>
      )}
      {stocked && (
        <ChangeStock
          bag={stocked.bag}
          bagName={isolated(nameOf(stocked))}
          onClose={() => setStocked(null)}
          onChanged={refetch}
        />
      )}
      {ending && (
        <ConfirmDialog
          isOpen
          onClose={() => setEnding(null)}
          onConfirm={() => {
            setEnding(null);
            change(() => endNow(ending), t('web.store.bags.ended', { name: isolated(nameOf(ending)) }));
          }}
          title={t('web.store.bags.endTitle', { name: isolated(nameOf(ending)) })}
          confirmLabel={t('web.store.bags.end')}
        >
          {t(ending.plan ? 'web.store.bags.endPlanned' : 'web.store.bags.endSays')}
        </ConfirmDialog>
      )}
      {takingBack && (
        <TakeBack
          bag={takingBack.bag}
          bagName={isolated(nameOf(takingBack))}
          onClose={() => setTakingBack(null)}
          onTakenBack={refetch}
        />
      )}
      {withdrawing?.asked && (
        <ConfirmDialog
          isOpen
          onClose={() => setWithdrawing(null)}
          onConfirm={() => {
            const { asked } = withdrawing;
            setWithdrawing(null);
            if (asked) change(() => withdrawBagChange(asked.change.id), t('web.store.bags.withdrawn'));
          }}
          title={t('web.store.bags.withdrawTitle', { name: isolated(nameOf(withdrawing)) })}
          confirmLabel={t('web.store.bags.withdraw')}
        >
          {t(
            withdrawing.asked.change.bagId === null
              ? 'web.store.bags.withdrawNew'
              : 'web.store.bags.withdrawSays',
          )}
        </ConfirmDialog>
      )}
      {isOwner && (
        <Dock>
          <S.Next>
            <Button
              kind="primary"
              size="hero"
              isFullWidth
              icon={plusIcon}
              onPress={() => onEdit({ bag: 'new' })}
            >
              {t('web.store.newBag')}
            </Button>
          </S.Next>
        </Dock>
      )}
    </>
  );
}
