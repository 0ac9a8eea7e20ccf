/** The order that this tab went to pay. Another tab may pay it meanwhile, and puts the pending code away. */
import { brand, readOrderCode } from '@zawadeh/domain';
import { pendingCode } from './success.ts';

export const PENDING_PAYMENT_KEY = `${brand.storagePrefix}-left-order`;

export function pendingPaymentOrder(): string | null {
  const pending = pendingCode();
  try {
    if (pending === null) return readOrderCode(sessionStorage.getItem(PENDING_PAYMENT_KEY));
    sessionStorage.setItem(PENDING_PAYMENT_KEY, pending);
  } catch {
    // Where nothing is kept, only what is pending is known.
  }
  return pending;
}
