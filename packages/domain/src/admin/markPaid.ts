/** The request of Mark Paid. */
import { LONGEST_REASON } from '../limits.ts';
import { readOrderCode } from '../orders/orderCode.ts';
import { readText } from '../text/localText.ts';
import type { StatusBody } from '../wire/orderStatus.ts';

/** null without a code. */
export function markPaidRequest(typedCode: unknown, typedReason?: unknown): StatusBody | null {
  const code = readOrderCode(typedCode);
  if (code === null) return null;
  const reason = readText(typedReason, LONGEST_REASON);
  return { order_code: code, ...(reason !== null && { reason }) };
}
