/** The page says what the server says, so the server is asked until it knows. */
import { STATUS_RETRY_MS } from '@zawadeh/domain';
import { lookAgain, type OrderLook } from '../../backend/orders.ts';

/** While a person looks at the page. */
export const EVERY_MS = 4_000;

export interface Following {
  lookNow: () => Promise<void>;
  stop: () => void;
}

/** At once, every few seconds while nothing is decided, and whenever the tab is seen or online again. */
export function followPayment(orderCode: string, tell: (look: OrderLook) => void): Following {
  let isOver = false;
  let isLooking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lookNow = async () => {
    if (isOver || isLooking) return;
    isLooking = true;
    clearTimeout(timer);
    const look = await lookTwice(orderCode);
    isLooking = false;
    if (isOver) return;
    tell(look);
    if (isDecided(look)) stop();
    else if (look.ok || look.trouble !== 'signedOut') timer = setTimeout(lookWhenSeen, EVERY_MS);
  };
  const lookWhenSeen = () => {
    if (document.visibilityState === 'visible') void lookNow();
  };
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookWhenSeen);
    window.removeEventListener('online', lookWhenSeen);
  };

  document.addEventListener('visibilitychange', lookWhenSeen);
  window.addEventListener('online', lookWhenSeen);
  void lookNow();
  return { lookNow, stop };
}

const isDecided = (look: OrderLook): boolean => look.ok && look.status !== 'pending';

/** Retried once on failure. */
async function lookTwice(orderCode: string): Promise<OrderLook> {
  const look = await lookAgain(orderCode);
  if (look.ok || look.trouble === 'signedOut') return look;
  await new Promise((resolve) => setTimeout(resolve, STATUS_RETRY_MS));
  return lookAgain(orderCode);
}
