import { customerOf, deliveryBags, isLate, lateness, type QueuedDelivery } from '@zawadeh/domain';
import { Icon, scanIcon, useBeirutTime } from '@zawadeh/ui';
import { DeliveryStop } from './DeliveryStop/DeliveryStop.tsx';
import { MainAction } from '../mainAction.ts';
import { OfflineQueueNote } from '../OfflineQueueNote/OfflineQueueNote.tsx';
import { WorkBar } from '../WorkBar/WorkBar.tsx';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { chatAddress } from '../../../lib/support.ts';
import { CodeButton } from '../PhoneParts.tsx';
import { NobodyThere } from './NobodyThere.tsx';
import * as S from '../CounterScreen.styles.ts';
import type { Courier } from './useCourier.ts';

interface StopViewProps {
  delivery: QueuedDelivery;
  courier: Courier;
  onScan: () => void;
  onType: () => void;
  onNobodyThere: (next: 'again' | 'brought_back') => void;
  onLeave: () => void;
}

/** One delivery: where it goes, and below it what is pressed at the door. */
export function StopView({ delivery, courier, onScan, onType, onNobodyThere, onLeave }: StopViewProps) {
  const t = useMessage();
  const { time } = useBeirutTime();
  const { now, offlineSince, toSend, isInMemoryOnly, isAllSent } = courier;
  const { door, orderCode } = delivery;
  const customer = customerOf(delivery, now);
  const phone = customer?.phone ?? null;
  return (
    <S.Column>
      <WorkBar onLeave={onLeave} title={<bdi>{customer?.name ?? orderCode}</bdi>}>
        {t('web.counter.bags', { count: deliveryBags(delivery) })}
        {' · '}
        {door.state !== 'done' &&
          (isLate(door, now)
            ? t('web.courier.late', lateness(door.dueEnd, now))
            : t('web.courier.by', { time: time(door.dueEnd) }))}
      </WorkBar>
      <OfflineQueueNote {...{ offlineSince, toSend, isInMemoryOnly, isAllSent }} />
      <S.Room tabIndex={0} role="group" aria-label={orderCode}>
        <DeliveryStop
          delivery={delivery}
          customer={customer}
          chatHref={phone === null ? null : chatAddress(phone)}
        />
        {door.state !== 'done' && <NobodyThere onChoose={onNobodyThere} />}
      </S.Room>
      {door.state !== 'done' && (
        <S.DockRow>
          <MainAction type="button" data-kind="primary" onClick={onScan}>
            <Icon of={scanIcon} /> {t('web.courier.done')}
          </MainAction>
          <CodeButton onPress={onType} />
        </S.DockRow>
      )}
    </S.Column>
  );
}
