import { readAnswer } from '@zawadeh/domain';
import { Hono, type Context } from 'hono';
import type { Fetch } from '../whishWire.ts';
import { callbackSender, type CallbackDelivery } from './callbackSender.ts';
import { paymentBook, type BookOptions, type CollectRequest, type SimulatedPayment } from './paymentBook.ts';
import { errorPage, type ResponseFault } from './faults.ts';
import { collectFields, done, rejected, statusFields, type Account } from './wire.ts';

export interface SimulatorOptions extends BookOptions {
  account: Account;
  /** Sends callbacks: over the network, or to an app in the same process. */
  call: Fetch;
}

const isPending = ({ status }: SimulatedPayment): boolean => status === 'pending';

/**
 * The provider as its integrators describe it, because it has no public documentation; without a clock and network of
 * its own.
 */
export function whishSimulator({ account, call, ...options }: SimulatorOptions) {
  const book = paymentBook(options);
  const callbacks = callbackSender(call);
  /** Behaviour that a test may change; the defaults are the provider's. */
  const behavior = {
    callback: 'arrives' as CallbackDelivery,
    /** A payment that expired or was declined can still be paid, as when a buyer was still entering the code. */
    acceptsLatePayment: false,
  };
  const pendingFaults: ResponseFault[] = [];

  const answers = {
    '/payment/whish': (body: unknown) => {
      const request = readAnswer(collectFields, body);
      if (Object.values(request).includes(null)) return rejected('400', 'Mandatory parameters are missing');
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no field is null
      const payment = book.open(request as CollectRequest);
      // Undocumented: the provider's answer to a repeated number. Rejecting it reveals our mistakes.
      return payment
        ? done({ collectUrl: payment.collectUrl })
        : rejected('external_id.exists', 'Already used');
    },
    '/payment/collect/status': (body: unknown) => {
      const { externalId, currency } = readAnswer(statusFields, body);
      if (currency === null) return rejected('400', 'Mandatory parameters are missing');
      const payment = externalId === null ? undefined : book.find(externalId);
      if (payment?.currency !== currency)
        return rejected('external_id.not_exists', 'External id does not exist');
      const payerPhoneNumber = payment.status === 'success' ? '96170902894' : null;
      return done({ collectStatus: payment.status, payerPhoneNumber });
    },
    '/payment/account/balance': () => {
      const paid = book.all().filter(({ status }) => status === 'success');
      const balance = paid.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
      return done({ balance, balanceDetails: { balance } });
    },
  };

  const isAuthenticated = ({ req }: Context): boolean =>
    req.header('channel') === account.channel &&
    req.header('secret') === account.secret &&
    req.header('websiteurl') === account.websiteUrl;

  const answer = (path: keyof typeof answers) => async (context: Context) => {
    if (!isAuthenticated(context))
      return context.json(rejected('auth.session_not_exist', 'Please sign in again'));
    const body: unknown = context.req.method === 'GET' ? null : await context.req.json().catch(() => null);
    return context.json(answers[path](body));
  };

  const app = new Hono();
  app.use(async (context, next) => {
    const fault = pendingFaults.shift();
    await next();
    if (fault) context.res = await fault(context.res);
  });
  app.post('/payment/whish', answer('/payment/whish'));
  app.post('/payment/collect/status', answer('/payment/collect/status'));
  app.get('/payment/account/balance', answer('/payment/account/balance'));
  // The fee rate is missing, as in the sandbox.
  app.notFound(() => errorPage(404));

  return {
    app,
    /** For a caller in the same process, instead of the network. */
    fetch: (async (url, init) => app.request(url, init)) satisfies Fetch,
    behavior,
    payments: book.all,
    find: book.find,
    /** Applies these faults to the next responses, one each. */
    failNext: (...more: ResponseFault[]): void => void pendingFaults.push(...more),
    sendWaitingCallbacks: callbacks.sendWaiting,

    async pay(externalId: number): Promise<SimulatedPayment | null> {
      const mayBePaid = (payment: SimulatedPayment): boolean =>
        isPending(payment) || (behavior.acceptsLatePayment && payment.status === 'failed');
      const paid = book.move(externalId, mayBePaid, 'success');
      if (paid) await callbacks.send(paid.successCallbackUrl, behavior.callback);
      return paid;
    },
    async decline(externalId: number): Promise<SimulatedPayment | null> {
      const declined = book.move(externalId, isPending, 'failed');
      if (declined) await callbacks.send(declined.failureCallbackUrl, behavior.callback);
      return declined;
    },
    /** A refund by hand at the provider, which sends no callback. */
    refund: (externalId: number): SimulatedPayment | null =>
      book.move(externalId, ({ status }) => status === 'success', 'refunded'),
  };
}

export type WhishSimulator = ReturnType<typeof whishSimulator>;
