/** The payment provider is slow, sends false responses, or does not respond, each for a while. */
import { setTimeout as wait } from 'node:timers/promises';
import { faults, type ResponseFault } from '../../apps/server/src/payments/simulator/faults.ts';
import type { Fault } from './fault.ts';

const DURATION_MS = 15_000;
const SLOW_MS = 4_000;

const foreignPaymentPage = JSON.stringify({
  status: true,
  data: { collectUrl: 'https://pay.whish.example.evil.example/1', collectStatus: 'SUCCESS!' },
});
const FALSE_RESPONSES: readonly ResponseFault[] = [
  faults.text(foreignPaymentPage),
  faults.page(500),
  faults.truncated,
  faults.redirected('https://evil.example/'),
  faults.text('null'),
  faults.padded,
];

function providerFault(name: string, createFault: () => ResponseFault): Fault {
  return {
    name: `provider ${name} for ${DURATION_MS / 1000} s`,
    recovery: 'paymentPagesAt',
    // Orders are accepted throughout; a payment page that never arrived is requested again after 30 seconds.
    recoversWithinMs: 40_000,
    prepare: async () => ({
      async inject({ providers }) {
        await wait(3_000);
        providers.provider.network.fault = createFault();
        await wait(DURATION_MS);
        providers.provider.network.fault = null;
        return [new Date()];
      },
    }),
  };
}

let falseResponses = 0;

export const provider: readonly Fault[] = [
  providerFault('slow', () => async (answer) => {
    await wait(SLOW_MS);
    return answer;
  }),
  providerFault(
    'lying',
    () => (answer) => FALSE_RESPONSES[falseResponses++ % FALSE_RESPONSES.length]!(answer),
  ),
  providerFault('silent', () => () => new Promise<Response>(() => {})),
];
