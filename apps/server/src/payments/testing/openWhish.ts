import { listen, type Handler } from '../../listen.ts';
import { whishSimulator } from '../simulator/whishSimulator.ts';
import { whish, type WhishTimeouts } from '../whish.ts';
import type { WhishSettings } from '../whishSettings.ts';
import type { Fetch } from '../whishWire.ts';

export const SECRET = '0123456789abcdef0123456789abcdef';
export const TOKEN = 'token-that-nobody-guesses';

export const payment = {
  externalId: 100_001,
  amountCents: 1_250,
  currency: 'USD',
  invoice: 'ZWD-7K3M9QX2',
  callbackToken: TOKEN,
} as const;

interface Received {
  method: string;
  url: string;
  body: string;
  headers: Headers;
}

async function serveOnLoopback(handler: Handler) {
  const listener = await listen('127.0.0.1', 0);
  listener.answerWith(handler);
  return { origin: `http://127.0.0.1:${listener.port}`, stop: listener.stop };
}

/** The provider on one port, the shop it calls back on another, and all requests to either. */
export async function openWhish() {
  const clock = { now: 1_000_000 };
  const calledBack: Received[] = [];
  const requests: Received[] = [];

  const receive = async (request: Request, into: Received[]): Promise<void> => {
    const { method, url, headers } = request;
    into.push({ method, url, headers, body: await request.text() });
  };

  const shop = await serveOnLoopback(async (request) => {
    await receive(request, calledBack);
    return new Response('OK');
  });
  const simulator = whishSimulator({
    account: { channel: '12345678', secret: SECRET, websiteUrl: 'zawadeh.example' },
    paymentPage: (externalId) => `https://pay.whish.example/pay/${externalId}`,
    now: () => clock.now,
    linkLifetimeMs: 600_000,
    call: fetch,
  });
  const provider = await serveOnLoopback(async (request) => {
    await receive(request.clone(), requests);
    return simulator.app.fetch(request);
  });

  const settings: WhishSettings = {
    apiBase: provider.origin,
    channel: '12345678',
    secret: SECRET,
    websiteUrl: 'zawadeh.example',
    collectHosts: { providers: ['whish.example'] },
    publicUrl: shop.origin,
  };

  return {
    clock,
    calledBack,
    requests,
    simulator,
    settings,
    shopOrigin: shop.origin,
    adapter: (patience?: WhishTimeouts, changed: Partial<WhishSettings> = {}, throughFetch: Fetch = fetch) =>
      whish({ ...settings, ...changed }, throughFetch, patience),
    stop: async () => {
      await provider.stop();
      await shop.stop();
    },
  };
}
