import { codeEnd, todayStateOf, type CounterHandover, type Instant, type TodayBag } from '@zawadeh/domain';
import { BagPicture, chevronDownIcon, Icon, LocalizedText, Ltr, useBeirutTime } from '@zawadeh/ui';
import { useId, useState } from 'react';
import { deferredPart } from '../../../lib/deferred/deferredPart.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { UNDO_SECONDS } from '../../counter/stock.ts';
import { StockKeys } from '../../counter/StockKeys.tsx';
import { unknownBag } from '../../counter/unknownBag.bilingual.ts';
import { useCustomerName } from '../../counter/useCustomerName.ts';
import { takeBackAsMember } from './todayCalls.ts';
import type { Today } from './useStoreToday.ts';
import * as S from './TodaySection.styles.ts';

const useTakeBack = deferredPart(() => import('../../takeBack/TakeBackPanel.tsx'));

interface BagOfTodayProps {
  bag: TodayBag;
  today: Today;
  /** Whether a change of it is not sent yet. */
  isUnsent: boolean;
  onTouched: () => void;
}

/** One bag of today. Its card opens in place: its hours, who comes for it, and taking sold bags back. */
export function BagOfToday({ bag, today, isUnsent, onTouched }: BagOfTodayProps) {
  const t = useMessage();
  const bodyId = useId();
  const [isOpen, setOpen] = useState(false);
  const line = useBagLine(bag, today.now);
  const isOffline = today.offlineSince !== null;
  const hasKeys = bag.planned === null && todayStateOf(bag, today.now) !== 'over';
  return (
    <S.Card onClickCapture={onTouched}>
      <S.CardHead
        type="button"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setOpen(!isOpen)}
      >
        <BagThumb bag={bag} />
        <S.Words>
          <S.Title>
            <LocalizedText text={bag.title ?? unknownBag} />
          </S.Title>
          <S.Line>{line}</S.Line>
        </S.Words>
        <S.Chevron>
          <Icon of={chevronDownIcon} size="small" />
        </S.Chevron>
      </S.CardHead>
      {hasKeys && (
        <S.Keys>
          <StockKeys
            bag={bag}
            stock={today}
            undoSeconds={UNDO_SECONDS}
            noMore={isOffline ? t('web.store.today.addOffline') : null}
            note={isUnsent && isOffline && <S.Unsent>{t('web.store.today.notSent')}</S.Unsent>}
          />
        </S.Keys>
      )}
      <div id={bodyId}>{isOpen && <Details bag={bag} today={today} />}</div>
    </S.Card>
  );
}

/** The bag's picture in the old city's arch. */
export function BagThumb({ bag: { category, picture, imageUrl } }: { bag: TodayBag }) {
  return (
    <S.Picture>
      <BagPicture
        {...{ category, picture, imageUrl }}
        availability={{ state: 'available', lowStock: null }}
      />
    </S.Picture>
  );
}

/** "Until 8:30 PM · 5 sold · 1 being paid" */
function useBagLine(bag: TodayBag, now: Instant): string {
  const t = useMessage();
  const { time } = useBeirutTime();
  const { opens, closes, planned, forSale, sold, beingPaid } = bag;
  const state = todayStateOf(bag, now);
  const hours =
    state === 'over'
      ? t('web.store.today.over')
      : state === 'later' && opens !== null && closes !== null
        ? t('web.counter.fromTo', { start: time(opens), end: time(closes) })
        : closes !== null && t('web.counter.until', { time: time(closes) });
  const isSoldOut = state === 'onSale' && forSale === 0 && sold > 0;
  const parts = [
    hours,
    planned !== null && t('web.store.today.planned', { count: planned }),
    isSoldOut
      ? t('web.store.today.soldOut', { count: sold })
      : sold > 0 && t('web.store.today.sold', { count: sold }),
    beingPaid > 0 && t('web.store.today.paying', { count: beingPaid }),
  ];
  return parts.filter((part) => part !== false).join(' · ');
}

function Details({ bag, today }: { bag: TodayBag; today: Today }) {
  const t = useMessage();
  const { timeRange } = useBeirutTime();
  const takeBack = useTakeBack(bag.toFill.length > 0);
  const { opens, closes } = bag;
  const coming = (today.state?.handovers ?? []).filter(
    ({ state, bags }) => state === 'waiting' && bags.some(({ bagId }) => bagId === bag.id),
  );
  return (
    <S.Details>
      {opens !== null && closes !== null && (
        <p>{t('web.store.today.hours', { range: timeRange(opens, closes) })}</p>
      )}
      <h3>{t('web.store.today.who')}</h3>
      {coming.length === 0 && <S.Line as="p">{t('web.counter.emptyNow')}</S.Line>}
      <S.Coming>
        {coming.map((handover) => (
          <Coming key={`${handover.orderId} ${handover.kind}`} handover={handover} bagId={bag.id} />
        ))}
      </S.Coming>
      {takeBack && (
        <takeBack.TakeBackPanel
          bag={bag}
          takeBack={takeBackAsMember}
          // What is not sent yet comes first.
          isOffline={today.offlineSince !== null || today.toSend > 0}
          onTakenBack={today.retry}
        />
      )}
    </S.Details>
  );
}

function Coming({ handover, bagId }: { handover: CounterHandover; bagId: string }) {
  const t = useMessage();
  const name = useCustomerName(handover);
  const count = handover.bags.reduce((sum, bag) => sum + (bag.bagId === bagId ? bag.quantity : 0), 0);
  return (
    <li>
      <span>
        <bdi>{name}</bdi>
      </span>
      <span>{t('web.counter.bags', { count })}</span>
      <Ltr>{codeEnd(handover.orderCode)}</Ltr>
    </li>
  );
}
