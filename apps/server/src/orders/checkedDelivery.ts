interface Delivery<Item> {
  /** Asked anew each time; whatever was true when the connection was opened may be over. */
  isAllowed: () => Promise<boolean>;
  send: (item: Item) => Promise<unknown>;
  /** Called once, when the receiver may no longer be sent anything, or nobody can say whether it may. */
  end: (reason?: unknown) => void;
}

/**
 * Sends items in order, and checks the right to receive them after each has arrived and before it is sent. Items that
 * arrive during a check share the next one, so that a burst costs two checks and not one for each item.
 */
export function checkedDelivery<Item>({ isAllowed, send, end }: Delivery<Item>): (item: Item) => void {
  let waiting: Item[] = [];
  let isSending = false;
  let isOver = false;

  const finish = (reason?: unknown): void => {
    isOver = true;
    waiting = [];
    end(reason);
  };

  const sendWaiting = async (): Promise<void> => {
    isSending = true;
    try {
      while (waiting.length > 0) {
        const batch = waiting;
        waiting = [];
        if (!(await isAllowed())) {
          finish();
          return;
        }
        for (const item of batch) await send(item);
      }
    } catch (error) {
      finish(error);
    } finally {
      isSending = false;
    }
  };

  return (item) => {
    if (isOver) return;
    waiting.push(item);
    if (!isSending) void sendWaiting();
  };
}
