/** The request of Mark Paid. */
import { LONGEST_REASON } from '../limits.ts';
import { isOrderCode, readOrderCode } from '../orders/orderCode.ts';
import { readText } from '../text/localText.ts';
import type { StatusBody } from '../wire/orderStatus.ts';

/** null without a code. The beginning that all codes share may be left out. */
export function markPaidRequest(typedCode: unknown, typedReason?: unknown): StatusBody | null {
  const typed = readOrderCode(typedCode);
  if (typed === null) return null;
  const whole = `ZWD-${typed}`;
  const code = isOrderCode(whole) ? whole : typed;
  const reason = readText(typedReason, LONGEST_REASON);
  return { order_code: code, ...(reason !== null && { reason }) };
}
