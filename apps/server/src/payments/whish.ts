import { CURRENCY, LONGEST_URL, readAnswer, safePaymentUrl, toDollars, type Fields } from '@zawadeh/domain';
import { writeCallbackAddress } from './callbackAddress.ts';
import type { Balance, Collect, CollectStatus, PaymentToCollect, PaymentProvider } from './provider.ts';
import type { WhishSettings } from './whishSettings.ts';
import {
  plainCode,
  unreadable,
  whishWire,
  type WhishAnswer,
  type Fetch,
  type RetryPolicy,
} from './whishWire.ts';

const ID_NOT_KNOWN = 'external_id.not_exists';
const STATUSES = ['success', 'failed', 'pending', 'refunded'] as const;

export interface WhishTimeouts {
  create: number;
  status: number;
}

/** Creating times out well before `start_payment` gives the attempt up and opens a new one, after 30 seconds. */
const defaultTimeouts: WhishTimeouts = { create: 15_000, status: 8_000 };

const collectData = {
  collectUrl: (value) => (typeof value === 'string' && value.length <= LONGEST_URL ? value : null),
} satisfies Fields;

const statusData = { collectStatus: plainCode } satisfies Fields;

/** Integrators saw it in either place. It may be negative. */
const balanceFields = {
  balance: (value) => {
    const dollars = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    const cents = typeof dollars === 'number' ? Math.round(dollars * 100) : Number.NaN;
    return Number.isSafeInteger(cents) ? cents : null;
  },
} satisfies Fields;

const balanceData = { ...balanceFields, balanceDetails: (value) => value } satisfies Fields;

/** Runs wherever there is fetch: this module may not import from node. */
export function whish(
  settings: WhishSettings,
  fetch: Fetch,
  timeouts: WhishTimeouts = defaultTimeouts,
): PaymentProvider {
  const ask = whishWire(settings, fetch);
  // Not retried: after a lost response, a retry would open two payments for one order.
  const once: RetryPolicy = { tries: 1, ms: timeouts.create };
  const again: RetryPolicy = { tries: 2, ms: timeouts.status };

  return {
    async createCollect(payment) {
      const answer = await ask('payment/whish', collectBody(payment, settings.publicUrl), once);
      return readCollect(answer, settings);
    },
    async askStatus(externalId) {
      assertId(externalId);
      return readStatus(await ask('payment/collect/status', { currency: CURRENCY, externalId }, again));
    },
    async askBalance() {
      return readBalance(await ask('payment/account/balance', null, again));
    },
  };
}

function collectBody(payment: PaymentToCollect, publicUrl: string) {
  const { externalId, amountCents, currency, invoice, callbackToken } = payment;
  assertId(externalId);
  if (amountCents <= 0) throw new RangeError(`${amountCents} cents cannot be paid`);
  // Both callbacks have the same address, because the status is requested from the provider in either case.
  const callback = writeCallbackAddress(publicUrl, { externalId, token: callbackToken });
  return {
    amount: toDollars(amountCents),
    currency,
    invoice,
    externalId,
    successCallbackUrl: callback,
    failureCallbackUrl: callback,
    successRedirectUrl: new URL('/checkout/success', publicUrl).href,
    failureRedirectUrl: new URL('/checkout/cancel', publicUrl).href,
  };
}

function readCollect(answer: WhishAnswer, { collectHosts, secret }: WhishSettings): Collect {
  if (!answer.ok) return answer;
  const { collectUrl: found } = readAnswer(collectData, answer.value);
  if (found === null) return unreadable('no_collect_url');
  const collectUrl = safePaymentUrl(found, collectHosts);
  if (collectUrl === null || collectUrl.includes(secret)) return unreadable('unsafe_collect_url');
  return { ok: true, value: collectUrl };
}

function readStatus(answer: WhishAnswer): CollectStatus {
  if (!answer.ok) {
    const { kind, code } = answer.error;
    return code === ID_NOT_KNOWN && kind === 'refused'
      ? { ok: false, error: { kind: 'idNotKnown', code } }
      : answer;
  }
  const { collectStatus } = readAnswer(statusData, answer.value);
  if (collectStatus === null) return unreadable('no_status');
  const status = STATUSES.find((known) => known === collectStatus.toLowerCase());
  return status ? { ok: true, value: status } : unreadable('other_status');
}

function readBalance(answer: WhishAnswer): Balance {
  if (!answer.ok) return answer;
  const { balance, balanceDetails } = readAnswer(balanceData, answer.value);
  const balanceCents = balance ?? readAnswer(balanceFields, balanceDetails).balance;
  return balanceCents === null ? unreadable('no_balance') : { ok: true, value: balanceCents };
}

/** The provider's ids are Java longs; JSON represents only safe integers exactly. */
function assertId(externalId: number): void {
  if (!Number.isSafeInteger(externalId) || externalId <= 0) throw new RangeError(`${externalId} is no id`);
}
