import type { PaymentProvider } from '../payments/provider.ts';
import type { Said } from './comparePayments.ts';

const AT_ONCE = 4;
/** Somebody who does not answer so many in a row is not there, and each costs seconds. */
const PATIENCE = 5;

/** Everything there is to ask, a few at a time. What is not in the answer could not be asked. */
export async function askProvider(
  provider: Pick<PaymentProvider, 'askStatus'>,
  externalIds: readonly number[],
): Promise<Map<number, Exclude<Said, null>>> {
  const said = new Map<number, Exclude<Said, null>>();
  const waiting = [...externalIds];
  let silences = 0;
  const askOn = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined && silences < PATIENCE; id = waiting.shift()) {
      const answer = await provider.askStatus(id);
      if (answer.ok) said.set(id, answer.value);
      else if (answer.error.kind === 'idNotKnown') said.set(id, answer.error.kind);
      silences = said.has(id) ? 0 : silences + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return said;
}
