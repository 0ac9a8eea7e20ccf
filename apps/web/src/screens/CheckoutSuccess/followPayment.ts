/** The page says what the server says, so the server is asked until it knows. */
import { STATUS_RETRY_MS } from '@zawadeh/domain';
import { fetchOrderStatus, type OrderStatusResult } from '../../backend/orders.ts';
import { poll } from '../../lib/poll.ts';

export interface Following {
  lookNow: () => Promise<void>;
  stop: () => void;
}

/** At once, again while nothing is decided, and whenever the tab is seen or online again. */
export function followPayment(orderCode: string, tell: (look: OrderStatusResult) => void): Following {
  let isOver = false;
  /** The specification's retry: once, until there is an answer again. */
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

/** Whoever is signed out is answered: asking again would change nothing. */
const isFailure = (look: OrderStatusResult): boolean => !look.ok && look.error !== 'signedOut';

async function lookAndLog(orderCode: string): Promise<OrderStatusResult> {
  const look = await fetchOrderStatus(orderCode);
  if (!look.ok) console.warn(`The status of order ${orderCode} could not be asked for: ${look.error}`);
  return look;
}
