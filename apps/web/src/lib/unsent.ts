/** What the signed-in user confirmed or rated without a connection. It goes with the session. */
import { fieldsOf } from '@zawadeh/domain';
import { forget, Outbox } from './outbox.ts';
import { sessionUserId } from './http/accountStorage.ts';

/** What a page still has in memory is for its own user. */
export const forgetUnsent = (): Promise<void> => forget('received', 'ratings');

interface OfUser<Item> {
  userId: unknown;
  items: readonly Item[];
}

export function unsentOf<Item>(name: 'received' | 'ratings', readItem: (stored: unknown) => Item | null) {
  const outbox = new Outbox<OfUser<Item>>(name, (stored) => {
    const { userId, items } = fieldsOf(stored);
    return { userId, items: Array.isArray(items) ? items.flatMap((item) => readItem(item) ?? []) : [] };
  });
  const itemsOf = (userId: string, stored: OfUser<Item>) => (stored.userId === userId ? stored.items : []);
  return {
    of: async (userId: string) => itemsOf(userId, await outbox.load()),
    /** Whether the browser has stored it. */
    change: async (userId: string, change: (items: readonly Item[]) => readonly Item[]): Promise<boolean> => {
      // An answer may come after its user has signed out.
      if (sessionUserId() !== userId) return false;
      await outbox.change((stored) => ({ userId, items: change(itemsOf(userId, stored)) }));
      return outbox.isStored;
    },
  };
}
