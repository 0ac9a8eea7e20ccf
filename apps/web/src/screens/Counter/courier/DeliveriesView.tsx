import { deliverySections, type DeliveryPickup, type QueuedDelivery } from '@zawadeh/domain';
import {
  checkIcon,
  chevronEndIcon,
  DeliveryCard,
  EmptyState,
  Icon,
  LocalizedText,
  OfflineQueueNote,
  OtherAction,
  WorkBar,
  WorkHeader,
} from '@zawadeh/ui';
import { useState, type ReactNode } from 'react';
import { useMessage } from '../../../lib/useMessage.ts';
import { MoreMenu, NothingKnown, WrongClock } from '../PhoneParts.tsx';
import { useUndoSeconds } from '../results.tsx';
import * as S from '../CounterScreen.styles.ts';
import { Footer, UndoStrip } from './Courier.styles.ts';
import type { Courier } from './useCourier.ts';

/** What was picked up a moment ago. */
export interface PickedUp {
  token: string;
  pickup: DeliveryPickup;
}

interface DeliveriesViewProps {
  courier: Courier;
  isOfDelivered: boolean;
  pickedUp: PickedUp | null;
  onPickUp: (pickup: DeliveryPickup) => void;
  onUndo: (pickedUp: PickedUp) => void;
  onUndoOver: () => void;
  onOpen: (delivery: QueuedDelivery) => void;
  onShow: (list: 'list' | 'delivered') => void;
  onAbout: () => void;
  onLock: () => void;
}

/** What to bring now, what to pick up first, and, as a list of its own, what was delivered. */
export function DeliveriesView(props: DeliveriesViewProps) {
  const { courier, isOfDelivered, pickedUp, onPickUp, onUndo, onUndoOver, onOpen, onShow } = props;
  const t = useMessage();
  const { now, deliveries, offlineSince, toSend, isAllSent, clockAhead } = courier;
  const { toDeliver, toPickUp, delivered } = deliverySections(deliveries ?? [], now);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = toPickUp.find(({ door }) => door.orderId === openId) ?? toPickUp[0];
  const next = open?.pickups.find(({ state }) => state !== 'done');
  const card = (delivery: QueuedDelivery) => {
    const isOpen = delivery === open;
    const isForShops = toPickUp.includes(delivery);
    return (
      <DeliveryCard
        key={delivery.door.orderId}
        delivery={delivery}
        now={now}
        isOpen={isOpen}
        nextStoreId={isOpen ? (next?.storeId ?? null) : null}
        onPress={() => (isForShops ? setOpenId(delivery.door.orderId) : onOpen(delivery))}
        onPickUp={onPickUp}
      />
    );
  };
  const note = <OfflineQueueNote offlineSince={offlineSince} toSend={toSend} isAllSent={isAllSent} />;
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
        ) : toDeliver.length + toPickUp.length === 0 ? (
          <EmptyState picture="empty-orders" title={t('web.courier.empty')} />
        ) : (
          <>
            <Section title={t('web.courier.toDeliver')} deliveries={toDeliver} card={card} />
            <Section title={t('web.courier.toPickUp')} deliveries={toPickUp} card={card}>
              {offlineSince !== null && <S.Muted>{t('web.courier.addressLater')}</S.Muted>}
            </Section>
          </>
        )}
      </S.Room>
      <div role="status">
        {pickedUp && (
          <Undo
            key={pickedUp.token}
            pickedUp={pickedUp}
            onUndo={() => onUndo(pickedUp)}
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
  pickedUp: PickedUp;
  onUndo: () => void;
  onOver: () => void;
}

function Undo({ pickedUp: { pickup }, onUndo, onOver }: UndoProps) {
  const t = useMessage();
  const left = useUndoSeconds(onOver);
  const shop = pickup.store && <LocalizedText text={pickup.store} />;
  return (
    <UndoStrip>
      <span>
        {t('web.courier.pickedUp')} {shop}
      </span>
      <OtherAction type="button" data-kind="secondary" onClick={onUndo}>
        {t('web.counter.undo')} <span aria-hidden="true">({left})</span>
      </OtherAction>
    </UndoStrip>
  );
}
