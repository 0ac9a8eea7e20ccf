import type { PaymentProvider } from '../payments/provider.ts';
import type { ProviderStatus } from './comparePayments.ts';

const AT_ONCE = 4;
/** After this many errors in a row the provider counts as unreachable, because each error costs seconds. */
const MOST_FAILURES_IN_A_ROW = 5;

/** Asks about all payments, a few at a time. The result has no entry for a payment without an answer. */
export async function askProvider(
  provider: Pick<PaymentProvider, 'askStatus'>,
  externalIds: readonly number[],
): Promise<Map<number, Exclude<ProviderStatus, null>>> {
  const answers = new Map<number, Exclude<ProviderStatus, null>>();
  const waiting = [...externalIds];
  let failures = 0;
  const worker = async (): Promise<void> => {
    for (
      let id = waiting.shift();
      id !== undefined && failures < MOST_FAILURES_IN_A_ROW;
      id = waiting.shift()
    ) {
      const answer = await provider.askStatus(id);
      if (answer.ok) answers.set(id, answer.value);
      else if (answer.error.kind === 'idNotKnown') answers.set(id, answer.error.kind);
      failures = answers.has(id) ? 0 : failures + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return answers;
}
