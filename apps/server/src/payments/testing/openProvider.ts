import { listen } from '../../listen.ts';
import type { ResponseFault } from '../simulator/faults.ts';
import { whishSimulator } from '../simulator/whishSimulator.ts';
import type { CallbackDelivery } from '../simulator/callbackSender.ts';
import type { WhishSettings } from '../whishSettings.ts';

const account = { channel: '12345678', secret: 'a-secret-of-the-shop', websiteUrl: 'zawadeh.example' };
const HOUR = 3_600_000;

/** The simulator on a port of its own, with a record of its requests. */
export async function openProvider() {
  const requests: string[] = [];
  const simulator = whishSimulator({
    account,
    paymentPage: (externalId) => `https://pay.whish.example/pay/${externalId}`,
    now: Date.now,
    linkLifetimeMs: HOUR,
    call: fetch,
  });
  /** A fault of every response while it is set. */
  const network: { fault: ResponseFault | null } = { fault: null };
  const listener = await listen('127.0.0.1', 0);
  listener.answerWith(async (request) => {
    requests.push(new URL(request.url).pathname);
    const answer = await simulator.app.fetch(request);
    return network.fault ? network.fault(answer) : answer;
  });
  const origin = `http://127.0.0.1:${listener.port}`;
  const idIn = (collectUrl: unknown): number => Number(String(collectUrl).split('/').at(-1));

  const paymentAt = (collectUrl: unknown) => {
    const payment = simulator.find(idIn(collectUrl));
    if (!payment) throw new Error(`The provider has no payment at ${String(collectUrl)}`);
    return payment;
  };

  return {
    origin,
    account,
    simulator,
    network,
    paymentAt,
    statusRequestCount: () => requests.filter((path) => path.endsWith('/status')).length,
    paymentsOf: (orderCode: string) => simulator.payments().filter(({ invoice }) => invoice === orderCode),
    /** The buyer pays on the provider's page; `callback` decides how the callback arrives. */
    async pay(collectUrl: unknown, callback: CallbackDelivery = 'arrives'): Promise<void> {
      simulator.behavior.callback = callback;
      const paid = await simulator.pay(paymentAt(collectUrl).externalId);
      if (!paid) throw new Error(`${String(collectUrl)} cannot be paid any more`);
    },
    settings: (publicUrl: string): WhishSettings => ({
      ...account,
      apiBase: origin,
      collectHosts: { providers: ['whish.example'] },
      publicUrl,
    }),
    stop: listener.stop,
  };
}

export type Provider = Awaited<ReturnType<typeof openProvider>>;
