import { formatUsd, leftToRight, type Cents, type OwedToStore } from '@zawadeh/domain';
import { useMessage } from '../../../lib/messages/useMessage.ts';

/** "Sold $251.25, refunds -$15.00, commission $0.00, left from before $5.00." */
export function useOrigin(): (store: OwedToStore) => string {
  const t = useMessage();
  const money = (cents: Cents) => leftToRight(formatUsd(cents === 0 ? 0 : cents));
  return ({ sold, refunds, commission, carried }) =>
    t(carried === 0 ? 'web.admin.payouts.origin' : 'web.admin.payouts.originCarried', {
      sold: money(sold),
      refunds: money(-refunds),
      commission: money(-commission),
      carried: money(carried),
    });
}
