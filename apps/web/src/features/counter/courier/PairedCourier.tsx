import { useEffect } from 'react';
import type { PairedPhone } from '../counterStorage.ts';
import { useStore } from '../../../lib/store.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { pageMetaAtom } from '../../../lib/pageMeta.ts';
import { keepForOffline } from '../keepForOffline.ts';
import { courierWords } from './locales/words.ts';
import { Revoked } from '../Notice.tsx';
import { LockedPhone } from '../LockedPhone.tsx';
import { OpenCourier } from './OpenCourier.tsx';
import { useCourier } from './useCourier.ts';

/** The phone of a courier, who brings the deliveries of all shops. */
export function PairedCourier({ phone }: { phone: PairedPhone }) {
  const t = useMessage();
  const courier = useCourier(phone);
  const store = useStore();
  const title = t('web.courier.title');
  useEffect(() => {
    store.set(pageMetaAtom, { title, description: null, imageUrl: null });
    return () => store.set(pageMetaAtom, null);
  }, [store, title]);
  useEffect(() => void keepForOffline(ownFiles), []);
  const { device, toSend, ended } = courier;
  if (ended !== null) return <Revoked text={t('web.courier.revoked')} />;
  return (
    <LockedPhone title={<bdi>{device.name}</bdi>} toSend={toSend}>
      {(lock) => <OpenCourier courier={courier} onLock={lock} />}
    </LockedPhone>
  );
}

const ownFiles = () => [courierWords.en(), courierWords.ar()];
