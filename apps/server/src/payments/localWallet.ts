import { randomBytes } from 'node:crypto';
import type { Locale, Order } from '@zawadeh/domain';
import { Hono, type Context } from 'hono';
import { answerPlainPage } from '../pages/plainPage.ts';
import type { AppEnv } from '../ports.ts';
import type { PaymentProvider } from './provider.ts';
import type { PaymentStorage } from './simulator/paymentBook.ts';
import { whishSimulator } from './simulator/whishSimulator.ts';
import { walletPage } from './walletPage.ts';
import { whish } from './whish.ts';
import type { Fetch } from './whishWire.ts';

/** Never contacted: requests to it go to the simulator in this process. */
const API_BASE = 'https://wallet.invalid';
const LINK_LIFETIME_MS = 60 * 60_000;

/** The page has a link to each language, which changes no page of the shop. */
function chosenLocale({ req }: Context): Locale | undefined {
  const language = req.query('language');
  return language === 'en' || language === 'ar' ? language : undefined;
}

export interface LocalWallet {
  payments: PaymentProvider;
  pages: Hono<AppEnv>;
}

/** Replaces the provider on one machine: the same adapter, the simulator, and a payment page. */
export function createLocalWallet(
  origin: string,
  call: Fetch,
  /** For the page alone: the real provider never gets the lines of an order. */
  orderOf: (code: string) => Promise<Order | null> = async () => null,
  stored?: PaymentStorage,
): LocalWallet {
  const account = { channel: '1', secret: crypto.randomUUID(), websiteUrl: origin };
  const simulator = whishSimulator({
    account,
    call,
    // Random, because payment numbers can be guessed and the page lets its visitor decline the payment.
    paymentPage: () => `${origin}/wallet/${randomBytes(16).toString('hex')}`,
    now: Date.now,
    linkLifetimeMs: LINK_LIFETIME_MS,
    ...(stored && { stored }),
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

  const findByPath = ({ req }: Context<AppEnv>) =>
    simulator.payments().find(({ collectUrl }) => URL.parse(collectUrl)?.pathname === req.path);

  const show = async (context: Context<AppEnv>): Promise<Response> => {
    const payment = findByPath(context);
    // Without its lines, an order can still be paid.
    const order = payment ? await orderOf(payment.invoice).catch(() => null) : null;
    const page = (locale: Locale) => walletPage(payment, order, locale);
    return answerPlainPage(context, page, payment ? 200 : 404, chosenLocale(context));
  };

  const pages = new Hono<AppEnv>().get('/wallet/:token', show).post('/wallet/:token', async (context) => {
    const payment = findByPath(context);
    const action = (await context.req.parseBody()).do;
    const isOwnPage = new URL(context.req.url).host === URL.parse(context.req.header('origin') ?? '')?.host;
    if (!payment || !isOwnPage) return show(context);
    if (action === 'pay') {
      const paid = await simulator.pay(payment.externalId);
      if (paid) return context.redirect(paid.successRedirectUrl, 303);
    }
    if (action === 'decline') {
      const declined = await simulator.decline(payment.externalId);
      if (declined) return context.redirect(declined.failureRedirectUrl, 303);
    }
    return show(context);
  });
  return { payments, pages };
}
