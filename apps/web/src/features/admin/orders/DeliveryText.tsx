import { DEFAULT_METHOD } from '@zawadeh/domain';
import { LocalizedText } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import type { AdminOrder } from './orderCalls.ts';
import { methods } from './OrdersSection.messages.ts';

/** "Delivery · Mina" */
export function DeliveryText({ method, isGift, area }: Pick<AdminOrder, 'method' | 'isGift' | 'area'>) {
  const t = useMessage();
  return (
    <>
      {t(methods[isGift ? 'gift' : (method ?? DEFAULT_METHOD)])}
      {area && (
        <>
          {' · '}
          <LocalizedText text={area.name} />
        </>
      )}
    </>
  );
}
