/** Whether the user of this browser has asked for an alert: only such a user sends requests for alerts. */
import { brand } from '@zawadeh/domain';
import { readItem, writeItem } from '../../lib/storage.ts';

const KEY = `${brand.storagePrefix}-alerts`;

/** Whose alerts are open, as far as this browser knows. */
export const userWithAlerts = (): string | null => readItem(KEY);

export function storeUserWithAlerts(userId: string | null): void {
  if (readItem(KEY) !== userId) writeItem(KEY, userId);
}
