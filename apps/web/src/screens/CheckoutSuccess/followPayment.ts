/** Polls the order's status until it is settled. */
import { STATUS_RETRY_MS } from '@zawadeh/domain';
import { fetchOrderStatus, type OrderStatusResult } from '../../backend/orders.ts';
import { poll } from '../../lib/poll.ts';

export interface Following {
  lookNow: () => Promise<void>;
  stop: () => void;
}

/** At once, again while the payment is pending, and whenever the tab becomes visible or online. */
export function followPayment(orderCode: string, tell: (look: OrderStatusResult) => void): Following {
  let isOver = false;
  /** The specification's retry: once, until the next answer. */
  let wasRetried = false;

  const look = async (): Promise<OrderStatusResult> => {
    const first = await lookAndLog(orderCode);
    if (!isFailure(first) || wasRetried) return first;
    wasRetried = true;
    await new Promise((resolve) => setTimeout(resolve, STATUS_RETRY_MS));
    return isOver ? first : lookAndLog(orderCode);
  };

  const { pollNow: askNow, stop: stopAsking } = poll(async () => {
    const answer = await look();
    if (isOver) return false;
    wasRetried = isFailure(answer);
    tell(answer);
    if (answer.ok && answer.value.status !== 'pending') stop();
    return answer.ok ? answer.value.status === 'pending' : isFailure(answer);
  });
  const stop = () => {
    isOver = true;
    stopAsking();
  };

  void askNow();
  return { lookNow: askNow, stop };
}

/** Being signed out is an answer: a retry would not change it. */
const isFailure = (look: OrderStatusResult): boolean => !look.ok && look.error !== 'signedOut';

async function lookAndLog(orderCode: string): Promise<OrderStatusResult> {
  const look = await fetchOrderStatus(orderCode);
  if (!look.ok) console.warn(`The status of order ${orderCode} could not be asked for: ${look.error}`);
  return look;
}
