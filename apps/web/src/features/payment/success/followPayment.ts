/** Polls the order's status until it is settled. */
import { STATUS_RETRY_MS } from '@zawadeh/domain';
import { fetchOrderStatus, type OrderStatusResult } from '../../orders/paymentStatus.ts';
import { poll } from '../../../lib/poll.ts';

export interface Following {
  checkNow: () => Promise<void>;
  stop: () => void;
}

/** At once, again while the payment is pending, and whenever the tab becomes visible or online. */
export function followPayment(orderCode: string, onResult: (result: OrderStatusResult) => void): Following {
  let isOver = false;
  /** The specification's retry: once, until the next answer. */
  let wasRetried = false;

  const requestWithRetry = async (): Promise<OrderStatusResult> => {
    const first = await requestStatus(orderCode);
    if (!isFailure(first) || wasRetried) return first;
    wasRetried = true;
    await new Promise((resolve) => setTimeout(resolve, STATUS_RETRY_MS));
    return isOver ? first : requestStatus(orderCode);
  };

  const { pollNow, stop: stopPolling } = poll(async () => {
    const answer = await requestWithRetry();
    if (isOver) return false;
    wasRetried = isFailure(answer);
    onResult(answer);
    if (answer.ok && answer.value.status !== 'pending') stop();
    return answer.ok ? answer.value.status === 'pending' : isFailure(answer);
  });
  const stop = () => {
    isOver = true;
    stopPolling();
  };

  void pollNow();
  return { checkNow: pollNow, stop };
}

/** Being signed out is an answer: a retry would not change it. */
const isFailure = (result: OrderStatusResult): boolean => !result.ok && result.error !== 'signedOut';

async function requestStatus(orderCode: string): Promise<OrderStatusResult> {
  const result = await fetchOrderStatus(orderCode);
  if (!result.ok) console.warn(`The status of order ${orderCode} could not be asked for: ${result.error}`);
  return result;
}
