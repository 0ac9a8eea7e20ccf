/** Orders and payments that agree or disagree on purpose, two hours old by default. */
import { createLedgerDatabase } from '../../database/ledger.ts';
import { openOrderDriver } from '../../testing/orderDriver.ts';
import { openProvider } from '../../payments/testing/openProvider.ts';
import { whish } from '../../payments/whish.ts';
import { type Booted } from '../../testing/bootEmbedded.ts';
import { ORIGIN } from '../../testing/place.ts';
import { reconcile, type ReconcileReport } from '../report.ts';

const HOUR = 60 * 60_000;
const CENTS = 450;

export async function openLedgerFixture(booted: Booted) {
  const provider = await openProvider();
  const { simulator } = provider;
  simulator.behavior.callback = 'is lost';
  const payments = whish(provider.settings(ORIGIN), fetch);
  const driver = openOrderDriver(booted);
  const { embedded } = booted;
  const ledger = createLedgerDatabase({
    url: ORIGIN,
    secretKey: embedded.secretKey,
    fetch: (input, init) => embedded.fetch(new Request(input, init)),
  });
  const buyer = await driver.buyer('rima@example.com');
  const admin = await driver.buyer('admin@example.com');
  await driver.makeAdmin(admin);
  const now = Date.now();

  const startPayment = async (code: string, moment: number): Promise<number> =>
    (await driver.startPayment(buyer, code, moment)).external_id;
  const report = (): Promise<ReconcileReport> => reconcile({ ledger, provider: payments, days: 7, now });

  return {
    driver,
    ledger,
    simulator,
    payments,
    buyer,
    admin,
    now,
    startPayment: startPayment,
    report,
    /** An order for a bag of its own, with a payment known to both sides. */
    async createOrder({ hoursAgo = 2, quantity = 5 } = {}) {
      const moment = now - hoursAgo * HOUR;
      const lines = await driver.bags([{ quantity }]);
      const { id, order_code: code } = await driver.place(buyer, lines, moment);
      const payment = await startPayment(code, moment);
      return { id, code, payment, moment, bag: lines[0]!.bag_id, lines };
    },
    /** Opens the provider's page, whose address reaches the database or is lost. */
    async openPage(externalId: number, { heard: saved = true } = {}): Promise<void> {
      const made = await payments.createCollect({
        externalId,
        amountCents: CENTS,
        currency: 'USD',
        invoice: 'ZWD-23456789',
        callbackToken: 'token',
      });
      if (!made.ok) throw new Error(`no page: ${made.error.kind}`);
      if (saved) {
        await driver.call('save_collect_url', { p_external_id: externalId, p_collect_url: made.value });
      }
    },
    /** The kinds of findings about one order or bag. */
    async findingsOf(what: string) {
      const { toDo, forInformation } = await report();
      const kinds = (findings: typeof toDo) =>
        findings.filter((found) => found.what === what).map(({ kind }) => kind);
      return { toDo: kinds(toDo), forInformation: kinds(forInformation) };
    },
    stop: provider.stop,
  };
}

export type LedgerFixture = Awaited<ReturnType<typeof openLedgerFixture>>;
