/** Apart from the cached account, which pages without orders read too. */
import { readOrders, type Order } from '@zawadeh/domain';
import { sessionUserId, storedAccount } from '../../lib/http/accountStorage.ts';

/** Null where none are cached or `userId` is not the user of this browser's session. */
export function cachedOrders(userId: string): Order[] | null {
  const rows = sessionUserId() === userId ? storedAccount(userId)?.orders : null;
  return Array.isArray(rows) ? readOrders(rows).orders : null;
}
