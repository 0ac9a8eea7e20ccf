import { LocalizedText } from '@zawadeh/ui';
import { useEffect } from 'react';
import type { PairedPhone } from './counterStorage.ts';
import { loadGifts } from './ListView.tsx';
import { keepForOffline } from './keepForOffline.ts';
import { LockedPhone } from './LockedPhone.tsx';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { giftsWords } from '../gifts/locales/words.ts';
import { Revoked } from './Notice.tsx';
import { loadStock, OpenCounter } from './OpenCounter.tsx';
import { useCounter } from './useCounter.ts';
import { useNewOrders } from './useNewOrders.ts';

/** The first gift of a day may come while the phone has no connection. */
const laterFiles = () => [loadGifts(), loadStock(), giftsWords.en(), giftsWords.ar()];

/** The phone at the counter of a shop. */
export function PairedCounter({ phone }: { phone: PairedPhone }) {
  const t = useMessage();
  const counter = useCounter(phone);
  const { device, toSend, ended, handovers } = counter;
  // Also while it is locked.
  const newOrders = useNewOrders(handovers);
  useEffect(() => void keepForOffline(laterFiles), []);
  if (ended !== null) return <Revoked text={t('web.counter.revoked')} />;
  return (
    <LockedPhone title={device.store && <LocalizedText text={device.store} />} toSend={toSend}>
      {(lock) => <OpenCounter counter={counter} newOrders={newOrders} onLock={lock} />}
    </LockedPhone>
  );
}
