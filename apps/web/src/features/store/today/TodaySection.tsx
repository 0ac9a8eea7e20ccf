import { todayStateOf } from '@zawadeh/domain';
import {
  Button,
  Dock,
  EmptyState,
  ErrorState,
  Heading,
  plusIcon,
  Skeleton,
  Text,
  useDateTimeText,
} from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { storeIdOf, useScope } from '../../admin/scope.ts';
import { SectionHead } from '../../admin/SectionHead.tsx';
import { useConnection } from '../connection.ts';
import { useOpenHere } from '../useOpenHere.ts';
import { AddBags } from './AddBags.tsx';
import { newBagAddress, useIsOwner } from './newBag.ts';
import { BagOfToday } from './BagOfToday.tsx';
import { Figures } from './Figures.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';
import { useStoreToday } from './useStoreToday.ts';
import { WhoComes } from './WhoComes.tsx';
import * as S from './TodaySection.styles.ts';

export function Screen() {
  const storeId = storeIdOf(useScope());
  return storeId === null ? null : <Today key={storeId} storeId={storeId} />;
}

const ORDER = ['onSale', 'later', 'over'] as const;

/** What a shop hands over today, and what it sells. */
function Today({ storeId }: { storeId: string }) {
  const t = useMessage();
  const { day } = useDateTimeText();
  const today = useStoreToday(storeId);
  const { state, bags, now, hasFailed, isLive, offlineSince, unsent, ended, retry } = today;
  const [isListOpen, setListOpen] = useOpenHere();
  const [isAdding, setAdding] = useOpenHere();
  const [lastPressed, setLastPressed] = useState<string | null>(null);
  const isOffline = offlineSince !== null;
  useConnection(isOffline ? 'offline' : isLive ? 'live' : null);
  const sorted = ORDER.flatMap((wanted) => bags.filter((bag) => todayStateOf(bag, now) === wanted));
  const open = sorted.filter((bag) => todayStateOf(bag, now) !== 'over');
  // The frame asks whether the account still works here, and says so if not.
  if (ended) {
    return <ErrorState message={t('web.store.unreachable')} onRetry={() => location.reload()} />;
  }
  return (
    <>
      <OfflineStrip today={today} />
      <SectionHead name={t('web.store.today')}>
        <Text as="span" tone="muted">
          {day(now)}
        </Text>
      </SectionHead>
      {state === null ? (
        hasFailed ? (
          <ErrorState message={t('web.store.unreachable')} onRetry={retry} />
        ) : (
          <>
            <Skeleton $height={92} />
            <Skeleton $height={142} />
            <Skeleton $height={142} />
          </>
        )
      ) : (
        <>
          <Figures
            handovers={state.handovers}
            forSale={open.reduce((sum, { forSale }) => sum + forSale, 0)}
            now={now}
            onOpen={() => setListOpen(true)}
          />
          {sorted.length === 0 ? (
            <EmptyState picture="empty-bags" title={t('web.counter.noBags')} />
          ) : (
            <>
              <Heading level={2}>{t('web.store.today.bags')}</Heading>
              <S.Cards>
                {sorted.map((bag) => (
                  <BagOfToday
                    key={bag.id}
                    bag={bag}
                    today={today}
                    isUnsent={unsent.has(bag.id)}
                    onTouched={() => setLastPressed(bag.id)}
                  />
                ))}
              </S.Cards>
            </>
          )}
          <WhoComes
            handovers={state.handovers}
            now={now}
            isOpen={isListOpen}
            onClose={() => setListOpen(false)}
          />
          <AddBags
            storeId={storeId}
            bags={open}
            first={lastPressed}
            now={now}
            isOpen={isAdding}
            onClose={() => setAdding(false)}
            onAdded={retry}
          />
        </>
      )}
      <AddButton
        storeId={storeId}
        hasBags={state === null || open.length > 0}
        isOffline={isOffline}
        isReady={state !== null}
        onPress={() => setAdding(true)}
      />
    </>
  );
}

interface AddButtonProps {
  storeId: string;
  hasBags: boolean;
  isOffline: boolean;
  isReady: boolean;
  onPress: () => void;
}

/** Adds bags; without a bag of today, an owner makes one. */
function AddButton({ storeId, hasBags, isOffline, isReady, onPress }: AddButtonProps) {
  const t = useMessage();
  const isOwner = useIsOwner();
  if (!hasBags && !isOwner) return null;
  return (
    <Dock>
      <S.DockButton>
        <Button
          kind="primary"
          size="hero"
          icon={plusIcon}
          isFullWidth
          disabled={isOffline || !isReady}
          {...(hasBags || isOffline ? { onPress } : { href: newBagAddress(storeId) })}
        >
          {t(
            isOffline
              ? 'web.store.today.addOffline'
              : hasBags
                ? 'web.store.today.add'
                : 'web.store.today.newBag',
          )}
        </Button>
      </S.DockButton>
    </Dock>
  );
}
