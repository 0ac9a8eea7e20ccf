/** The payment provider is slow, lies, or does not answer at all, each for a while. */
import { setTimeout as wait } from 'node:timers/promises';
import { faults, type ResponseFault } from '../../apps/server/src/payments/simulator/faults.ts';
import { nothingToClear, type Fault } from './fault.ts';

const LASTS_MS = 15_000;
const SLOW_MS = 4_000;

const paysElsewhere = JSON.stringify({
  status: true,
  data: { collectUrl: 'https://pay.whish.example.evil.example/1', collectStatus: 'SUCCESS!' },
});
const LIES: readonly ResponseFault[] = [
  faults.text(paysElsewhere),
  faults.page(500),
  faults.truncated,
  faults.redirected('https://evil.example/'),
  faults.text('null'),
  faults.padded,
];

function networkFault(name: string, fault: () => ResponseFault): Fault {
  return {
    name: `provider ${name} for ${LASTS_MS / 1000} s`,
    engines: ['PGlite', 'PostgreSQL'],
    recovery: 'openedAt',
    // Orders are taken all the while. A page that never came is made anew after half a minute.
    recoversWithinMs: 40_000,
    settlesWithinMs: 180_000,
    set: async () => ({
      options: {},
      clear: nothingToClear,
      async strike({ outside }) {
        await wait(3_000);
        outside.provider.network.fault = fault();
        await wait(LASTS_MS);
        outside.provider.network.fault = null;
        return [new Date()];
      },
    }),
  };
}

let lies = 0;

export const provider: readonly Fault[] = [
  networkFault('slow', () => async (answer) => {
    await wait(SLOW_MS);
    return answer;
  }),
  networkFault('lying', () => (answer) => LIES[lies++ % LIES.length]!(answer)),
  networkFault('silent', () => () => new Promise<Response>(() => {})),
];
