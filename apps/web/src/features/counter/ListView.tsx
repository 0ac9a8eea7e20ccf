import {
  counterSections,
  handoverKey,
  type CounterHandover,
  type CounterSections,
  type QueuedHandover,
} from '@zawadeh/domain';
import { bagIcon, EmptyState, Icon, IconButton, LocalizedText, scanIcon, useBeirutTime } from '@zawadeh/ui';
import { memo, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CountTile } from './CountTile/CountTile.tsx';
import { HandoverRow } from './HandoverRow/HandoverRow.tsx';
import { MainAction } from './mainAction.ts';
import { OfflineQueueNote } from './OfflineQueueNote/OfflineQueueNote.tsx';
import { WorkHeader } from './WorkHeader/WorkHeader.tsx';
import { deferredPart } from '../../lib/deferred/deferredPart.ts';
import type { MessageId } from '../../lib/messages/messageId.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { giftsWords } from '../gifts/locales/words.ts';
import { CodeButton, MoreMenu, NothingKnown, WrongClock } from './PhoneParts.tsx';
import { UNDO_SECONDS } from './stock.ts';
import type { Counter } from './useCounter.ts';
import * as S from './CounterScreen.styles.ts';

const SECTIONS = ['now', 'later', 'done'] as const;
type Section = (typeof SECTIONS)[number];
const sectionMessages = {
  now: 'web.counter.now',
  later: 'web.counter.later',
  done: 'web.counter.done',
} satisfies Record<Section, MessageId>;

/** Only for a shop that has gifts today. */
export const loadGifts = () => import('./GiftBoard.tsx');
const useGifts = deferredPart(loadGifts, giftsWords);

interface ListViewProps {
  counter: Counter;
  newOrders: ReadonlySet<string>;
  onChoose: (handover: CounterHandover) => void;
  onScan: () => void;
  onType: () => void;
  onStock: () => void;
  onAbout: () => void;
  onLock: () => void;
}

/** Who collects now, later, and who did; below it what is pressed with every customer. */
export function ListView({
  counter,
  newOrders,
  onChoose,
  onScan,
  onType,
  onStock,
  onAbout,
  onLock,
}: ListViewProps) {
  const t = useMessage();
  const { pathname, search } = useLocation();
  const { device, now, handovers, offlineSince, toSend, isInMemoryOnly, isAllSent, clockAhead, isLive } =
    counter;
  const sections = counterSections(handovers ?? [], now);
  const hasGifts = counter.state !== null && counter.state.giftRows.length > 0;
  const gifts = useGifts(hasGifts);
  const tab = hasGifts && gifts ? gifts.giftTab(counter, t, pathname) : null;
  const asked = new URLSearchParams(search).get('show');
  const current = SECTIONS.find((section) => section === asked) ?? 'now';
  const shown = tab?.id === asked ? tab : null;
  const rowsOf = (groups: CounterSections<QueuedHandover>['now']) =>
    groups.reduce((sum, group) => sum + group.handovers.length, 0);
  const counts: Record<Section, number> = {
    now: rowsOf(sections.now) + sections.missed.length,
    later: rowsOf(sections.later),
    done: sections.done.length,
  };
  return (
    <S.Column>
      <WorkHeader
        title={device.store && <LocalizedText text={device.store} />}
        isLive={isLive}
        clock={now}
        label={t('web.counter.list')}
        current={shown?.id ?? current}
        sections={[
          ...SECTIONS.map((id) => ({
            id,
            label: t(sectionMessages[id]),
            count: counts[id],
            href: id === 'now' ? pathname : `${pathname}?show=${id}`,
          })),
          ...(tab ? [tab] : []),
        ]}
        actions={
          <>
            <IconButton label={t('web.counter.bagsOfTonight')} onPress={onStock}>
              <Icon of={bagIcon} />
            </IconButton>
            <MoreMenu onAbout={onAbout} onLock={onLock} />
          </>
        }
        note={<OfflineQueueNote {...{ offlineSince, toSend, isInMemoryOnly, isAllSent }} />}
      />
      <WrongClock ahead={clockAhead} now={now} />
      <S.Room tabIndex={0} role="group" aria-label={shown?.label ?? t(sectionMessages[current])}>
        {handovers === null ? (
          <NothingKnown sync={counter} text={t('web.counter.noConnection')} />
        ) : shown ? (
          gifts && <gifts.GiftBoard counter={counter} Tile={CountTile} undoSeconds={UNDO_SECONDS} />
        ) : (
          <Rows section={current} sections={sections} newOrders={newOrders} onChoose={onChoose} />
        )}
      </S.Room>
      <S.DockRow>
        <MainAction type="button" data-kind="primary" onClick={onScan}>
          <Icon of={scanIcon} /> {t('web.counter.scan')}
        </MainAction>
        <CodeButton onPress={onType} />
      </S.DockRow>
    </S.Column>
  );
}

interface RowsProps {
  section: Section;
  sections: CounterSections<QueuedHandover>;
  newOrders: ReadonlySet<string>;
  onChoose: (handover: CounterHandover) => void;
}

function Rows({ section, sections, newOrders, onChoose }: RowsProps) {
  const t = useMessage();
  const { time } = useBeirutTime();
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  });
  const chooseLatest = useCallback((handover: CounterHandover) => latest.current(handover), []);
  const row = (handover: QueuedHandover) => (
    <Row
      key={handoverKey(handover)}
      handover={handover}
      isNew={newOrders.has(handoverKey(handover))}
      onChoose={chooseLatest}
    />
  );
  if (section === 'done') {
    return sections.done.length > 0 ? (
      sections.done.map(row)
    ) : (
      <EmptyState picture="empty-orders" title={t('web.counter.emptyDone')} />
    );
  }
  const groups = sections[section];
  const missed = section === 'now' ? sections.missed : [];
  if (groups.length === 0 && missed.length === 0) {
    const next = sections.later[0]?.dueStart ?? null;
    const isNow = section === 'now' && next !== null;
    return (
      <EmptyState
        picture="empty-orders"
        title={isNow ? t('web.counter.emptyNowUntil', { time: time(next) }) : t('web.counter.emptyNow')}
      />
    );
  }
  return (
    <>
      {groups.map(({ dueStart, dueEnd, bags, handovers }) => (
        <Group
          key={`${dueStart} ${dueEnd}`}
          title={
            section === 'now' || dueStart === null
              ? t('web.counter.until', { time: time(dueEnd) })
              : t('web.counter.fromTo', { start: time(dueStart), end: time(dueEnd) })
          }
          end={t('web.counter.bags', { count: bags })}
        >
          {handovers.map(row)}
        </Group>
      ))}
      {missed.length > 0 && <Group title={t('web.counter.missed')}>{missed.map(row)}</Group>}
    </>
  );
}

interface RowProps {
  handover: QueuedHandover;
  isNew: boolean;
  onChoose: (handover: CounterHandover) => void;
}

/** Every answer of the server brings the whole list, and an old phone would draw hundreds of rows again. */
const Row = memo(
  function Row({ handover, isNew, onChoose }: RowProps) {
    return (
      <HandoverRow
        handover={handover}
        isToSend={handover.isToSend}
        isNew={isNew}
        onPress={() => onChoose(handover)}
      />
    );
  },
  (before, after) =>
    before.isNew === after.isNew && JSON.stringify(before.handover) === JSON.stringify(after.handover),
);

function Group({ title, end, children }: { title: string; end?: string; children: ReactNode }) {
  return (
    <S.Group>
      <S.GroupHead>
        <h2>{title}</h2>
        {end && <span>{end}</span>}
      </S.GroupHead>
      {children}
    </S.Group>
  );
}
