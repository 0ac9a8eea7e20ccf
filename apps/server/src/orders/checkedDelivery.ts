interface Delivery<Item> {
  /**
   * Checked before each batch, because a right that held when the connection was opened may be gone. Gets the last item
   * of the batch: a check that began after that item had arrived is new enough.
   */
  isAllowed: (last: Item) => Promise<boolean>;
  send: (item: Item) => Promise<unknown>;
  /** Called once: when the receiver has lost the right, or with the reason why the right could not be checked. */
  end: (reason?: unknown) => void;
}

/**
 * Sends items in order, and checks the right to receive them after they have arrived and before they are sent. Items
 * that arrive during a check share the next one, so that a burst costs two checks and not one per item.
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
      for (let last = waiting.at(-1); last !== undefined; last = waiting.at(-1)) {
        const batch = waiting;
        waiting = [];
        if (!(await isAllowed(last))) {
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
