import {
  deliverySections,
  isolated,
  isOnItsWay,
  otherCourier,
  type DeliveryPickup,
  type Handover,
  type LocalText,
  type QueuedDelivery,
} from '@zawadeh/domain';
import { checkIcon, chevronEndIcon, EmptyState, Icon, LocalizedText, Ltr } from '@zawadeh/ui';
import { useState, type ReactNode } from 'react';
import { DeliveryCard } from './DeliveryCard/DeliveryCard.tsx';
import { OfflineQueueNote } from '../OfflineQueueNote/OfflineQueueNote.tsx';
import { OtherAction } from '../mainAction.ts';
import { WorkBar } from '../WorkBar/WorkBar.tsx';
import { WorkHeader } from '../WorkHeader/WorkHeader.tsx';
import type { MessageIds } from '../../../lib/messages/messageId.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { MoreMenu, NothingKnown, WrongClock } from '../PhoneParts.tsx';
import { useUndoSeconds } from '../results.tsx';
import * as S from '../CounterScreen.styles.ts';
import { Footer, Others, UndoStrip } from './Courier.styles.ts';
import { TakeOver } from './TakeOver.tsx';
import type { Courier } from './useCourier.ts';

const undoMessages = {
  pickedUp: 'web.courier.pickedUp',
  again: 'web.courier.undoTried',
  brought_back: 'web.courier.undoBroughtBack',
} satisfies MessageIds;

/** What was done a moment ago. */
export interface Undoable {
  token: string;
  handover: Handover;
  what: keyof typeof undoMessages;
  /** A shop, or the code of an order. */
  of: LocalText | string | null;
}

interface DeliveriesViewProps {
  courier: Courier;
  isOfDelivered: boolean;
  undoable: Undoable | null;
  onPickUp: (pickup: DeliveryPickup) => void;
  onUndo: (undoable: Undoable) => void;
  onUndoOver: () => void;
  onOpen: (delivery: QueuedDelivery) => void;
  onShow: (list: 'list' | 'delivered') => void;
  onAbout: () => void;
  onLock: () => void;
}

/**
 * What to bring now, what to pick up first, what other couriers bring, and, as a list of its own, what was delivered.
 */
export function DeliveriesView(props: DeliveriesViewProps) {
  const { courier, isOfDelivered, undoable, onPickUp, onUndo, onUndoOver, onOpen, onShow } = props;
  const t = useMessage();
  const { now, device, deliveries, offlineSince, toSend, isInMemoryOnly, isAllSent, clockAhead } = courier;
  const { toDeliver, ownToPickUp, toPickUp, others, delivered } = deliverySections(
    deliveries ?? [],
    device,
    now,
  );
  const [openId, setOpenId] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ courier: string; pickup: DeliveryPickup } | null>(null);
  const [first] = [...ownToPickUp, ...toPickUp];
  const ofOthers = others.flatMap((other) => other.deliveries).filter(({ pickups }) => !isOnItsWay(pickups));
  const open =
    [...ownToPickUp, ...toPickUp, ...ofOthers].find(({ door }) => door.orderId === openId) ?? first;
  const next = open?.pickups.find(({ state }) => state !== 'done');
  const card = (delivery: QueuedDelivery) => {
    const isOpen = delivery === open;
    const other = otherCourier(delivery, device)?.name ?? null;
    const isForShops = delivery.door.state !== 'done' && !isOnItsWay(delivery.pickups);
    return (
      <DeliveryCard
        key={delivery.door.orderId}
        delivery={delivery}
        now={now}
        isOpen={isOpen}
        courier={other}
        nextStoreId={isOpen && other === null ? (next?.storeId ?? null) : null}
        onPress={() => (isForShops ? setOpenId(delivery.door.orderId) : onOpen(delivery))}
        onPickUp={(pickup) => (other === null ? onPickUp(pickup) : setAsked({ courier: other, pickup }))}
      />
    );
  };
  const later = offlineSince !== null && <S.Muted>{t('web.courier.addressLater')}</S.Muted>;
  const note = <OfflineQueueNote {...{ offlineSince, toSend, isInMemoryOnly, isAllSent }} />;
  if (isOfDelivered) {
    return (
      <S.Column>
        <WorkBar onLeave={() => onShow('list')} title={t('web.courier.delivered')} />
        {note}
        <S.Room tabIndex={0} role="group" aria-label={t('web.courier.delivered')}>
          {delivered.length > 0 ? (
            delivered.map(card)
          ) : (
            <EmptyState picture="empty-orders" title={t('web.courier.emptyDelivered')} />
          )}
        </S.Room>
      </S.Column>
    );
  }
  return (
    <S.Column>
      <WorkHeader
        title={t('web.courier.title')}
        clock={now}
        showsDay
        label={t('web.courier.list')}
        actions={<MoreMenu onAbout={props.onAbout} onLock={props.onLock} />}
        note={note}
      />
      <WrongClock ahead={clockAhead} now={now} />
      <S.Room tabIndex={0} role="group" aria-label={t('web.courier.list')}>
        {deliveries === null ? (
          <NothingKnown sync={courier} text={t('web.courier.noConnection')} />
        ) : (
          <>
            {!first && toDeliver.length === 0 && (
              <EmptyState picture="empty-orders" title={t('web.courier.empty')} />
            )}
            <Section title={t('web.courier.toDeliver')} deliveries={toDeliver} card={card} />
            <Section title={t('web.courier.ownToPickUp')} deliveries={ownToPickUp} card={card}>
              {later}
            </Section>
            <Section
              title={t(ownToPickUp.length > 0 ? 'web.courier.anyToPickUp' : 'web.courier.toPickUp')}
              deliveries={toPickUp}
              card={card}
            >
              {ownToPickUp.length === 0 && later}
            </Section>
            {others.map((other) => (
              <Others key={other.courier.id}>
                <summary>
                  {t('web.courier.others', { courier: isolated(other.courier.name) })}{' '}
                  <bdi>{other.deliveries.length}</bdi>
                </summary>
                {other.deliveries.map(card)}
              </Others>
            ))}
          </>
        )}
      </S.Room>
      {asked && (
        <TakeOver
          courier={asked.courier}
          onTakeOver={() => {
            setAsked(null);
            onPickUp(asked.pickup);
          }}
          onLeave={() => setAsked(null)}
        />
      )}
      <div role="status">
        {undoable && (
          <Undo
            key={undoable.token}
            undoable={undoable}
            onUndo={() => onUndo(undoable)}
            onOver={onUndoOver}
          />
        )}
      </div>
      <Footer type="button" onClick={() => onShow('delivered')}>
        <Icon of={checkIcon} /> <span>{t('web.courier.delivered')}</span> <bdi>{delivered.length}</bdi>{' '}
        <Icon of={chevronEndIcon} size="small" />
      </Footer>
    </S.Column>
  );
}

interface SectionProps {
  title: string;
  deliveries: readonly QueuedDelivery[];
  card: (delivery: QueuedDelivery) => ReactNode;
  /** Above the deliveries. */
  children?: ReactNode;
}

function Section({ title, deliveries, card, children }: SectionProps) {
  if (deliveries.length === 0) return null;
  return (
    <S.Group>
      <S.GroupHead>
        <h2>{title}</h2>
        <span>{deliveries.length}</span>
      </S.GroupHead>
      {children}
      {deliveries.map(card)}
    </S.Group>
  );
}

interface UndoProps {
  undoable: Undoable;
  onUndo: () => void;
  onOver: () => void;
}

function Undo({ undoable: { what, of }, onUndo, onOver }: UndoProps) {
  const t = useMessage();
  const left = useUndoSeconds(onOver);
  return (
    <UndoStrip>
      <span>
        {t(undoMessages[what])} {typeof of === 'string' ? <Ltr>{of}</Ltr> : of && <LocalizedText text={of} />}
      </span>
      <OtherAction type="button" data-kind="secondary" onClick={onUndo}>
        {t('web.counter.undo')} <span aria-hidden="true">({left})</span>
      </OtherAction>
    </UndoStrip>
  );
}
