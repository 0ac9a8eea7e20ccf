import { Hono, type Context } from 'hono';
import { answerPlainPage } from '../pages/plainPage.ts';
import type { AppEnv } from '../ports.ts';
import type { PaymentProvider } from './provider.ts';
import type { KeptPayments } from './simulator/paymentBook.ts';
import { whishSimulator } from './simulator/whishSimulator.ts';
import { walletPage } from './walletPage.ts';
import { whish } from './whish.ts';
import type { Fetch } from './whishWire.ts';

/** Nobody is there: what is sent to it is handed to the simulator in this process. */
const API_BASE = 'https://wallet.invalid';
const LINK_LIVES_MS = 60 * 60_000;

export interface LocalWallet {
  payments: PaymentProvider;
  pages: Hono<AppEnv>;
}

/** In the provider's place on one machine: the same adapter, its double behind it, and a page to pay on. */
export function createLocalWallet(origin: string, call: Fetch, kept?: KeptPayments): LocalWallet {
  const account = { channel: '1', secret: crypto.randomUUID(), websiteUrl: origin };
  const simulator = whishSimulator({
    account,
    call,
    payPage: (externalId) => `${origin}/wallet/${externalId}`,
    now: Date.now,
    linkLivesMs: LINK_LIVES_MS,
    ...(kept && { kept }),
  });
  const payments = whish(
    {
      ...account,
      apiBase: API_BASE,
      publicUrl: origin,
      collectHosts: { providers: [], localWallet: origin },
    },
    simulator.fetch,
  );

  const show = (context: Context<AppEnv>, externalId: number): Response | Promise<Response> => {
    const payment = simulator.find(externalId);
    return answerPlainPage(context, (locale) => walletPage(payment, locale), payment ? 200 : 404);
  };

  const pages = new Hono<AppEnv>()
    .get('/wallet/:id{[1-9][0-9]*}', (context) => show(context, Number(context.req.param('id'))))
    .post('/wallet/:id{[1-9][0-9]*}', async (context) => {
      const externalId = Number(context.req.param('id'));
      const wish = (await context.req.parseBody()).do;
      const isOwnPage = new URL(context.req.url).host === URL.parse(context.req.header('origin') ?? '')?.host;
      if (!isOwnPage) return show(context, externalId);
      if (wish === 'pay') {
        const paid = await simulator.pay(externalId);
        if (paid) return context.redirect(paid.successRedirectUrl, 303);
      }
      if (wish === 'decline') {
        const declined = await simulator.decline(externalId);
        if (declined) return context.redirect(declined.failureRedirectUrl, 303);
      }
      return show(context, externalId);
    });
  return { payments, pages };
}
