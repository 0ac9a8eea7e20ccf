/**
 * From the paid order to the message on a phone: once each, in the buyer's language, and retried where that may help.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAlertLinks } from '../alerts/alertLinks.ts';
import { createMessagesDatabase } from '../database/messages.ts';
import type { MessagesDatabase } from '../database/messages.ts';
import { openOrderDriver } from '../testing/orderDriver.ts';
import type { OrderDriver } from '../testing/orderDriver.ts';
import { bootEmbedded } from '../testing/bootEmbedded.ts';
import { BOOT_MS, ORIGIN } from '../testing/place.ts';
import type { Booted } from '../testing/bootEmbedded.ts';
import { localSender } from './localSender.ts';
import { createMessageWorker } from './worker.ts';
import { ORDER_MESSAGE_KINDS, type Message, type OrderMessage, type Sent } from './sender.ts';
import { whatsapp } from './whatsapp.ts';
import { readWhatsAppSettings } from './whatsappSettings.ts';
import { messageText } from './texts.ts';

const message: OrderMessage = {
  kind: 'order_paid',
  language: 'ar',
  to: '+96170123456',
  orderCode: 'ZWD-7K3M9QX2',
  ticketUrl: 'https://zawadeh.example/ticket/ZWD-7K3M9QX2',
  customerName: 'رانيا حدّاد',
  deliveryMethod: 'pickup',
  amountCents: 1_820,
  places: [],
  isGift: false,
  lost: null,
  gifts: null,
  reason: 'تعطّل الفرن.',
  writtenAt: Date.parse('2026-11-21T17:30:00+02:00'),
};

const withoutLink = (text: string): string => text.replace(message.ticketUrl, '');

describe('the text', () => {
  test('no message to a buyer or to the shop names $0.00', () => {
    for (const kind of ORDER_MESSAGE_KINDS) {
      for (const language of ['en', 'ar'] as const) {
        const text = messageText({ ...message, kind, language, amountCents: 0 });
        expect(text).not.toMatch(/0[.٫]00/);
      }
    }
    const paid = { ...message, amountCents: 0 };
    expect(messageText({ ...paid, language: 'en' })).toContain('is confirmed');
    expect(messageText({ ...paid, language: 'ar' })).toContain('مؤكَّد');
  });

  test.each(ORDER_MESSAGE_KINDS)(
    '%s is said in each language, for delivery and for pickup, with every code isolated',
    (kind) => {
      for (const language of ['en', 'ar'] as const) {
        for (const deliveryMethod of ['delivery', 'pickup'] as const) {
          const text = messageText({ ...message, kind, language, deliveryMethod });
          expect(text).toContain('\u2066ZWD-7K3M9QX2\u2069');
          // A free order has no amount.
          expect(text.includes('\u2066$18.20\u2069')).toBe(
            !kind.startsWith('free_') && kind !== 'gift_given',
          );
          expect(text).toContain('\u2068رانيا حدّاد\u2069');
          expect(
            /[A-Za-z]{3}/.test(withoutLink(text).replaceAll(/[\u2066\u2068][^\u2069]*\u2069/g, '')),
          ).toBe(language === 'en');
        }
      }
    },
  );

  test.each(ORDER_MESSAGE_KINDS)(
    '%s contains no link, number or line break from a customer’s name',
    (kind) => {
      for (const language of ['en', 'ar'] as const) {
        const customerName = 'Win at https://evil.example/x\ncall +96170999999';
        const text = messageText({ ...message, kind, language, customerName });
        expect(text).toContain('\u2068Win at https evil example x call\u2069');
        expect(withoutLink(text)).not.toMatch(/:\/\/|evil\.|\n|999/);
      }
    },
  );

  test('a customer with an unusable name is a guest', () => {
    const text = (language: 'en' | 'ar') => messageText({ ...message, language, customerName: '70 123 456' });
    expect(text('en')).toContain('Hello \u2068Guest\u2069');
    expect(text('ar')).toContain('مرحباً \u2068ضيفنا\u2069');
  });
});

describe('WhatsApp', () => {
  const settings = { apiBase: 'https://graph.example/v23.0', phoneNumberId: '42', token: 'a-token' };
  const answering = (status: number, body: unknown) => {
    const requests: Array<{ url: string; init: RequestInit }> = [];
    const send = whatsapp(settings, async (url, init) => {
      requests.push({ url, init });
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    });
    return { requests, send };
  };

  test('a WhatsApp message gets an approved template in the buyer’s language, with isolated codes', async () => {
    const { requests, send } = answering(200, { messages: [{ id: 'wamid.1' }] });
    expect(await send(message)).toEqual({ ok: true, value: 'wamid.1' });
    expect(requests[0]?.url).toBe('https://graph.example/v23.0/42/messages');
    expect(requests[0]?.init.headers).toMatchObject({ authorization: 'Bearer a-token' });
    expect(JSON.parse(requests[0]?.init.body as string)).toEqual({
      messaging_product: 'whatsapp',
      to: '96170123456',
      type: 'template',
      template: {
        name: 'order_paid_pickup',
        language: { code: 'ar', policy: 'deterministic' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: '\u2068رانيا حدّاد\u2069' },
              { type: 'text', text: '\u2066ZWD-7K3M9QX2\u2069' },
              { type: 'text', text: '\u2066$18.20\u2069' },
              { type: 'text', text: message.ticketUrl },
            ],
          },
        ],
      },
    });
  });

  const oven = {
    store: { en: 'Al-Tell Oven', ar: 'فرن التلّ' },
    pickupStart: Date.parse('2026-11-21T17:00:00+02:00'),
    pickupEnd: Date.parse('2026-11-21T20:30:00+02:00'),
    pickupText: null,
  };
  const templates = (requests: Array<{ init: RequestInit }>) =>
    requests.map(({ init }) => {
      const { template } = JSON.parse(init.body as string) as {
        template: { name: string; components: Array<{ parameters: Array<{ text: string }> }> };
      };
      return { name: template.name, places: template.components[0]?.parameters.map(({ text }) => text) };
    });

  test('a WhatsApp message names where and when to collect, and no template parameter is empty or has line breaks', async () => {
    const { requests, send } = answering(200, { messages: [{ id: 'wamid.1' }] });
    expect(await send({ ...message, places: [oven] })).toEqual({ ok: true, value: 'wamid.1' });
    expect(templates(requests)).toMatchObject([{ name: 'order_paid_pickup_at' }]);
    expect(templates(requests)[0]?.places?.[3]).toContain('فرن التلّ');
    for (const text of templates(requests)[0]?.places ?? []) expect(text).toMatch(/^[^\n\t]+$/);
  });

  test.each([
    [132_001, ['order_paid_pickup_at', 'order_paid_pickup']],
    [132_000, ['order_paid_pickup_at', 'order_paid_pickup']],
    [131_026, ['order_paid_pickup_at']],
  ])('after code %i for the template with the place, %j is tried', async (code, names) => {
    const { requests, send } = answering(400, { error: { code } });
    expect(await send({ ...message, places: [oven] })).toMatchObject({ ok: false });
    expect(templates(requests).map(({ name }) => name)).toEqual(names);
    // One timeout for all of them, so that a batch fits into its lease.
    expect(new Set(requests.map(({ init }) => init.signal)).size).toBe(1);
  });

  test.each([
    [429, { error: { code: 130429 } }, true],
    [400, { error: { code: 131056 } }, true],
    [500, { error: { code: 131000 } }, true],
    [503, { error: { code: 2 } }, true],
    [502, '<html>Bad gateway</html>', true],
    [200, '', true],
    [400, { error: { code: 131026 } }, false],
    [400, { error: { code: 131047 } }, false],
    [400, { error: { code: 132001 } }, false],
    [401, { error: { code: 190 } }, false],
  ])('HTTP %i with %j can be retried: %s', async (status, body, again) => {
    expect(await answering(status, body).send(message)).toMatchObject({
      ok: false,
      error: { canRetry: again },
    });
  });

  test('a message is retried when WhatsApp cannot be reached, and no reason contains its token', async () => {
    const send = whatsapp(settings, () => Promise.reject(new TypeError('a-token leaked')));
    expect(await send(message)).toEqual({ ok: false, error: { canRetry: true, reason: 'TypeError' } });
  });

  test('a partial configuration of WhatsApp stops the start, and none leaves it out', () => {
    const env = {
      WHATSAPP_API_BASE: settings.apiBase,
      WHATSAPP_PHONE_NUMBER_ID: '42',
      WHATSAPP_TOKEN: 'a-token',
    };
    expect(readWhatsAppSettings({})).toBeNull();
    expect(readWhatsAppSettings(env)).toEqual(settings);
    expect(() => readWhatsAppSettings({ ...env, WHATSAPP_TOKEN: '' })).toThrow('WHATSAPP_TOKEN');
    expect(() => readWhatsAppSettings({ ...env, WHATSAPP_API_BASE: 'http://graph.example' })).toThrow(
      'https',
    );
  });
});

describe('the message worker', () => {
  let booted: Booted;
  let driver: OrderDriver;
  let messages: MessagesDatabase;
  let buyer: string;

  beforeAll(async () => {
    booted = await bootEmbedded();
    driver = openOrderDriver(booted);
    buyer = await driver.buyer('rima@example.com');
    messages = createMessagesDatabase({
      url: ORIGIN,
      secretKey: booted.embedded.secretKey,
      fetch: (input, init) => booted.embedded.fetch(new Request(input, init)),
    });
  }, BOOT_MS);
  afterAll(() => booted.stop());

  async function paid() {
    const order = await driver.place(buyer, await driver.bags([{ quantity: 1 }]), Date.now(), {
      language: 'ar',
    });
    const { external_id } = await driver.startPayment(buyer, order.order_code, Date.now());
    await driver.settle(external_id, 'success', Date.now());
    return order;
  }
  const rowOf = async (order: string) => {
    const { data } = await driver.service.from('messages').select('*').eq('order_id', order).single();
    return data;
  };
  const links = createAlertLinks(async () => 'a secret', ORIGIN);
  const codeOf = (each: Message) => ('orderCode' in each ? each.orderCode : '');
  const sendMessages = (send: (message: Message) => Promise<Sent>, supportNumber: string | null = null) =>
    createMessageWorker({ messages, send, supportNumber, links, log: () => {} }).run;

  test('two servers send each message once, and a local installation writes it to the outbox', async () => {
    const orders = [await paid(), await paid(), await paid()];
    const written: string[] = [];
    const outbox = { send: async ({ text = '' }: { text?: string }) => void written.push(text) };
    await Promise.all([sendMessages(localSender(outbox))(), sendMessages(localSender(outbox))()]);
    expect(written).toHaveLength(3);
    for (const { order_code } of orders) {
      expect(written.filter((text) => text.includes(order_code) && text.startsWith('مرحباً'))).toHaveLength(1);
    }
  });

  test('a pickup message has the store, its area and the hours of the time of the order', async () => {
    const now = Date.now();
    const hours = {
      pickup_start: new Date(now - 1_000).toISOString(),
      pickup_end: new Date(now + 1_000_000).toISOString(),
    };
    const lines = await driver.bags([{ quantity: 1, ...hours }]);
    const order = await driver.place(buyer, lines, now);
    const { external_id } = await driver.startPayment(buyer, order.order_code, now);
    await driver.settle(external_id, 'success', now);
    await driver.service
      .from('surprise_bags')
      .delete()
      .eq('id', lines[0]?.bag_id ?? '');
    const sent: OrderMessage[] = [];
    await sendMessages(async (each) => {
      if (each.kind !== 'bag_back') sent.push(each);
      return { ok: true, value: 'x' };
    })();
    const message = sent.find(({ orderCode }) => orderCode === order.order_code);
    expect(message?.places).toEqual([
      {
        store: { en: expect.any(String) as string, ar: expect.any(String) as string },
        area: 'balad',
        pickupStart: now - 1_000,
        pickupEnd: now + 1_000_000,
        pickupText: null,
      },
    ]);
    expect(message && messageText(message)).toContain(message?.places[0]?.store?.en);
  });

  test('a message about an order without stores and hours has neither', async () => {
    const order = await paid();
    const { error } = await driver.service
      .from('orders')
      .update({ details: [{ bagId: 'b1', quantity: 1, unitPrice: 4.5, title: 'A bag' }] })
      .eq('id', order.id);
    expect(error).toBeNull();
    const texts: string[] = [];
    await sendMessages(async (each) => {
      texts.push(messageText(each));
      return { ok: true, value: 'x' };
    })();
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('أظهر هذا الرمز في المتجر لاستلام طلبك.');
  });

  test('a message sent while the database was unreachable is recorded later, and not sent again', async () => {
    const order = await paid();
    let isAway = true;
    const passing: MessagesDatabase = {
      ...messages,
      sent: (...all) => (isAway ? Promise.reject(new Error('away')) : messages.sent(...all)),
    };
    const tried: string[] = [];
    const send = async (each: Message): Promise<Sent> => {
      tried.push(codeOf(each));
      return { ok: true, value: 'wamid.7' };
    };
    const { run: runWorker } = createMessageWorker({
      messages: passing,
      send,
      supportNumber: null,
      links,
      log: () => {},
    });
    await runWorker();
    expect((await rowOf(order.id)).sent_at).toBeNull();
    isAway = false;
    await runWorker();
    expect(await rowOf(order.id)).toMatchObject({
      sent_at: expect.any(String) as string,
      provider_id: 'wamid.7',
    });
    expect(tried).toEqual([order.order_code]);
  });

  test('a retryable failure is retried later, any other is given up', async () => {
    const [later, never] = [await paid(), await paid()];
    await sendMessages(async (each) => ({
      ok: false,
      error: { canRetry: codeOf(each) === later.order_code, reason: 'code 1' },
    }))();
    expect(await rowOf(later.id)).toMatchObject({
      sent_at: null,
      given_up_at: null,
      attempts: 1,
      last_error: 'code 1',
    });
    expect(Date.parse((await rowOf(later.id)).next_attempt_at)).toBeGreaterThan(Date.now() + 5_000);
    expect((await rowOf(never.id)).given_up_at).not.toBeNull();
    const tried: string[] = [];
    await sendMessages(async (each) => {
      tried.push(codeOf(each));
      return { ok: true, value: 'x' };
    })();
    expect(tried).toEqual([]);
  });

  test('many messages are sent batch after batch without a pause, one batch at a time', async () => {
    const orders = [await paid(), await paid(), await paid(), await paid(), await paid(), await paid()];
    // Messages about a refund belong to its row, and messages of the shop go to the shop alone.
    const others = /^refund_done$|taken_back$|_by_us$|^goodwill$|^support_/;
    const kinds = ORDER_MESSAGE_KINDS.filter((kind) => !others.test(kind));
    const otherKinds = kinds.filter((kind) => kind !== 'order_paid');
    await driver.service
      .from('messages')
      .insert(
        orders.flatMap(({ id }) =>
          otherKinds.map((kind) => ({ kind, order_id: id, language: 'ar', recipient: '+96170123456' })),
        ),
      );
    const tried: string[] = [];
    const runWorker = sendMessages(async (each) => {
      tried.push(`${each.kind} ${codeOf(each)}`);
      return { ok: true, value: 'x' };
    });
    expect(await runWorker()).toBe(true);
    expect(tried).toHaveLength(3);
    while (await runWorker()) expect(tried.length % 3).toBe(0);
    expect(new Set(tried).size).toBe(6 * kinds.length);
    expect(tried).toHaveLength(6 * kinds.length);
  });

  test('the shop’s own message goes to the configured number, or is given up', async () => {
    const order = await paid();
    await driver.call('notify_support', { p_user: buyer });
    const recipientsOf: string[] = [];
    await sendMessages(async ({ to }) => {
      recipientsOf.push(to);
      return { ok: true, value: 'x' };
    }, '+9613000000')();
    expect(recipientsOf.toSorted()).toEqual(['+9613000000', '+96170123456']);
    const { data } = await driver.service
      .from('messages')
      .select('kind')
      .eq('order_id', order.id)
      .not('sent_at', 'is', null);
    expect(data).toHaveLength(2);
  });
});
