/** A shop with two servers on one database, the provider on a port of its own, and users, for all tests of a file. */
import { afterAll } from 'vitest';
import { createApp } from '../app.ts';
import { createAlertLinks } from '../alerts/alertLinks.ts';
import { createMessagesDatabase } from '../database/messages.ts';
import { listen } from '../listen.ts';
import { createMessageWorker } from '../messages/worker.ts';
import type { Message } from '../messages/sender.ts';
import { openProvider } from '../payments/testing/openProvider.ts';
import { whish } from '../payments/whish.ts';
import { bootForFile } from './bootEmbedded.ts';
import { unlimited } from './embeddedServer.ts';
import { ORIGIN } from './place.ts';
import { createOrderMaintenance } from '../orders/maintenance.ts';
import { openOrderDriver, type NewBag } from './orderDriver.ts';
import { type LineRequest, backendAt, totalOf, userAt } from './shopClient.ts';
import { join, joinAsAdmin, type ServerUser } from './users.ts';

const SUPPORT = '+9613000000';
const MINUTE = 60_000;
const earlier = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) - minutes * MINUTE).toISOString();

export async function openTestShop() {
  const provider = await openProvider();
  const listeners = [await listen('127.0.0.1', 0), await listen('127.0.0.1', 0)] as const;
  const [origin, otherOrigin] = listeners.map(({ port }) => `http://127.0.0.1:${port}`) as [string, string];
  const payments = whish(provider.settings(origin), fetch);
  const problems: string[] = [];
  const log = (problem: string, cause?: unknown): void =>
    void problems.push(`${problem} ${cause instanceof Error ? cause.message : ''}`);
  const booted = await bootForFile({
    payments,
    log,
    // All test users share one address.
    authCallsPerMinute: unlimited,
  });
  // Before the database, which stops last.
  afterAll(async () => {
    await Promise.all(listeners.map((door) => door.stop()));
    await provider.stop();
  });
  const other = createApp(booted.ports);
  listeners[0].answerWith((request, peer) => booted.app.fetch(request, peer));
  listeners[1].answerWith((request, peer) => other.fetch(request, peer));

  const driver = openOrderDriver(booted);
  const { service } = driver;
  const { orders, handovers } = booted.ports;
  const { embedded } = booted;
  const maintainOrders = createOrderMaintenance(orders, handovers, booted.ports.settlement, log);
  const sent: Message[] = [];
  const messageProvider = { isDown: false };
  const sendMessages = async () => {
    const { run } = createMessageWorker({
      messages: createMessagesDatabase({
        url: ORIGIN,
        secretKey: embedded.secretKey,
        fetch: (input, init) => embedded.fetch(new Request(input, init)),
      }),
      send: async (message) => {
        if (messageProvider.isDown) return { ok: false, error: { canRetry: true, reason: 'HTTP 503' } };
        sent.push(message);
        return { ok: true, value: null };
      },
      supportNumber: SUPPORT,
      links: createAlertLinks(async () => 'a secret', origin),
      log,
    });
    let runAgain = true;
    while (runAgain) runAgain = await run();
  };

  const orderOf = async (code: unknown) => {
    const { data, error } = await service.from('orders').select('*').eq('order_code', code).single();
    if (error) throw error;
    return data;
  };

  const shop = {
    origin,
    otherOrigin,
    provider,
    booted,
    driver,
    maintainOrders,
    /** The logged problems. */
    problems,
    support: SUPPORT,
    /** The provider that sends messages. */
    messageProvider,
    async join(name: string): Promise<ServerUser> {
      return userAt(backendAt(origin), await join(booted, `${name}@example.com`));
    },
    async joinAsAdmin(name: string): Promise<ServerUser> {
      return userAt(backendAt(origin), await joinAsAdmin(booted, `${name}@example.com`));
    },
    async bag(quantity: number, changes: NewBag & { store_id?: string } = {}): Promise<LineRequest> {
      const [line] = await driver.bags([{ quantity, ...changes }]);
      return line!;
    },
    /** From a new bag to the provider's payment page. */
    async startOrder(buyer: ServerUser, stock: number) {
      const line = await shop.bag(stock);
      const amount = totalOf([line]);
      const code = String((await buyer.checkout([line])).answer.order_code);
      const { collectUrl } = (await buyer.pay(code, amount)).answer;
      return { line, code, amount, collectUrl };
    },
    /** Moves all times of one order back, because the clock is the database's. */
    async passMinutes(code: string, minutes: number): Promise<void> {
      const { id, created_at, expires_at } = await orderOf(code);
      await service
        .from('orders')
        .update({ created_at: earlier(created_at, minutes), expires_at: earlier(expires_at, minutes) })
        .eq('id', id);
      const { data: attempts } = await service.from('payment_attempts').select('*').eq('order_id', id);
      for (const attempt of attempts ?? []) {
        await service
          .from('payment_attempts')
          .update({
            created_at: earlier(attempt.created_at, minutes),
            next_check_at: earlier(attempt.next_check_at, minutes),
          })
          .eq('external_id', attempt.external_id);
      }
    },
    statusOf: async (code: string): Promise<string> => (await orderOf(code)).status,
    holdOf: async (code: string): Promise<number> => {
      const { created_at, expires_at } = await orderOf(code);
      return Date.parse(expires_at) - Date.parse(created_at);
    },
    historyOf: async (code: string): Promise<string[]> => driver.historyOf((await orderOf(code)).id),
    stockOf: async ({ bag_id }: LineRequest) => (await driver.stockOf([bag_id])).get(bag_id),
    /** Two servers send all waiting messages at once; returns the messages for one order and their recipients. */
    async sentMessages(code: string): Promise<string[]> {
      await Promise.all([sendMessages(), sendMessages()]);
      return sent
        .filter((each) => 'orderCode' in each && each.orderCode === code)
        .map(({ kind, to }) => `${kind} ${to}`);
    },
  };
  return shop;
}
