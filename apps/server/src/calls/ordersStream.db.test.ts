import { readPaidEvent, STREAM_PATH } from '@zawadeh/domain';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { openOrderDriver } from '../testing/orderDriver.ts';
import { withoutBuyerLimits } from '../testing/withoutBuyerLimits.ts';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { join, joinAsAdmin } from '../testing/users.ts';
import type { TestUser } from '../testing/users.ts';

const booted = await bootForFile();
await withoutBuyerLimits(booted.embedded.database);
const driver = openOrderDriver(booted);
const buyer = await join(booted, 'rima@example.com');
const admin = await joinAsAdmin(booted, 'admin@example.com');

const listen = async (token: string | null, headers: Record<string, string> = {}, { app } = booted) =>
  app.request(STREAM_PATH, {
    headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers },
  });

/** Reads until this many events have come. */
async function events(response: Response, count: number) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const blocks = () =>
    text
      .split('\n\n')
      .slice(0, -1)
      .filter((block) => block.includes('data:'));
  while (blocks().length < count) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
  }
  await reader.cancel();
  return blocks().map((block) => {
    const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1] ?? '';
    return { id: field('id'), event: field('event'), data: field('data') };
  });
}

async function pay() {
  const order = await driver.place(buyer.id, await driver.bags([{ quantity: 1 }]), Date.now());
  const { external_id } = await driver.startPayment(buyer.id, order.order_code, Date.now());
  await driver.settle(external_id, 'success', Date.now());
  return { ...order, external_id };
}

test('only admins may read the stream', async () => {
  expect((await listen(null)).status).toBe(401);
  expect((await listen(buyer.token)).status).toBe(403);
  const response = await listen(admin.token);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  await response.body?.cancel();
});

test('every listener gets a paid order once, without the buyer’s phone number and address', async () => {
  const listeners = await Promise.all([listen(admin.token), listen(admin.token)]);
  const received = Promise.all(listeners.map((response) => events(response, 1)));
  // The stream begins with the next event, so the listener has to be connected first.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const order = await pay();
  for (const [first] of await received) {
    expect(first?.event).toBe('paid');
    expect(readPaidEvent(first?.data)).toMatchObject({
      ok: true,
      value: { id: order.id, codes: [order.order_code], customerName: 'Rima', method: 'pickup' },
    });
    expect(JSON.parse(first?.data ?? '')).toMatchObject({ externalId: order.external_id });
    expect(first?.data).not.toMatch(/\+961|rima@|N\/A/);
  }
});

test('a listener that reconnects with its last event id gets all later events in order', async () => {
  const response = await listen(admin.token);
  const first = events(response, 1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await pay();
  const [received] = await first;
  const missed = [await pay(), await pay(), await pay()];
  const missedEvents = await events(await listen(admin.token, { 'last-event-id': received?.id ?? '' }), 3);
  expect(missedEvents.map(({ data }) => JSON.parse(data).id)).toEqual(missed.map(({ id }) => id));
  const ids = missedEvents.map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

test('an invalid last event id starts from now', async () => {
  const response = await listen(admin.token, { 'last-event-id': "1'; drop table orders; --" });
  const next = events(response, 1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const order = await pay();
  expect(JSON.parse((await next)[0]?.data ?? '{}')).toMatchObject({ id: order.id });
});

test('no order is missing or repeated when many are paid at once', async () => {
  const lines = await driver.bags(Array.from({ length: 60 }, () => ({ quantity: 1 })));
  const payments = await Promise.all(
    lines.map(async (line) => {
      const order = await driver.place(buyer.id, [line], Date.now());
      return (await driver.startPayment(buyer.id, order.order_code, Date.now())).external_id;
    }),
  );
  const listeners = await Promise.all([listen(admin.token), listen(admin.token), listen(admin.token)]);
  const received = Promise.all(listeners.map((response) => events(response, 60)));
  await new Promise((resolve) => setTimeout(resolve, 300));
  await Promise.all(payments.map((payment) => driver.settle(payment, 'success', Date.now())));
  for (const events of await received) {
    expect(new Set(events.map(({ id }) => id)).size).toBe(60);
  }
});

test('the streams of one session share one check for each event', async () => {
  let checks = 0;
  const isSessionOpen = (token: string) => {
    checks += 1;
    return booted.ports.isSessionOpen(token);
  };
  const server = { ...booted, app: createApp({ ...booted.ports, isSessionOpen }) };
  const listeners = await Promise.all(Array.from({ length: 20 }, () => listen(admin.token, {}, server)));
  const received = Promise.all(listeners.map((response) => events(response, 1)));
  await new Promise((resolve) => setTimeout(resolve, 300));
  checks = 0;
  await pay();
  await received;
  expect(checks).toBe(1);
});

/** The events until the server closes the stream, or null if it stays open for too long. */
async function eventsUntilClosed(response: Response): Promise<string | null> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<'open'>((resolve) => {
    timer = setTimeout(() => resolve('open'), 5_000);
  });
  let text = '';
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), tooLong]);
      if (next === 'open') return null;
      if (next.done) return text;
      text += next.value;
    }
  } finally {
    clearTimeout(timer);
    await reader.cancel();
  }
}

test.each<[string, (member: TestUser) => Promise<unknown>]>([
  [
    'a demoted admin',
    async ({ id }) => booted.service().from('users').update({ role: 'user' }).eq('id', id).throwOnError(),
  ],
  [
    'a deactivated admin',
    async ({ id }) =>
      booted
        .service()
        .from('users')
        .update({ deactivated_at: new Date().toISOString() })
        .eq('id', id)
        .throwOnError(),
  ],
  ['a session that was signed out', async ({ client }) => client.auth.signOut({ scope: 'global' })],
])('%s gets no further order: the open stream is closed', async (reader, lose) => {
  const member = await joinAsAdmin(booted, `${reader.replaceAll(' ', '-')}@example.com`);
  const response = await listen(member.token);
  expect(response.status).toBe(200);
  const received = eventsUntilClosed(response);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await pay();
  await new Promise((resolve) => setTimeout(resolve, 700));
  await lose(member);
  const after = await pay();
  const text = await received;
  expect(text?.match(/^event: paid$/gm)).toHaveLength(1);
  expect(text).not.toContain(after.order_code);
  expect([401, 403]).toContain((await listen(member.token)).status);
});
