/** The order that this tab left to pay. Another tab may pay it meanwhile and clear the pending code. */
import { brand, readOrderCode } from '@zawadeh/domain';
import { readSessionItem, writeSessionItem } from '../../lib/storage.ts';
import { pendingCode } from './success.ts';

export const PENDING_PAYMENT_KEY = `${brand.storagePrefix}-left-order`;

export function pendingPaymentOrder(): string | null {
  const pending = pendingCode();
  if (pending === null) return readOrderCode(readSessionItem(PENDING_PAYMENT_KEY));
  writeSessionItem(PENDING_PAYMENT_KEY, pending);
  return pending;
}
