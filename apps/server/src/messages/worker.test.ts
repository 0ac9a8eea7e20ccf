import { expect, test } from 'vitest';
import type { MessagesDatabase, WaitingMessage } from '../database/messages.ts';
import { createMessageWorker } from './worker.ts';
import { SEND_TIMEOUT_MS, type Message, type Sent } from './sender.ts';
import { messageText } from './texts.ts';

const waiting = (id: number): WaitingMessage => ({
  id,
  kind: 'order_paid',
  language: 'en',
  recipient: '+96170123456',
  attempts: 1,
  orderCode: 'ZWD-7K3M9QX2',
  customerName: 'Rima',
  deliveryMethod: 'pickup',
  amountCents: 450,
  places: [],
  isGift: false,
  lost: null,
  gifts: null,
  reason: null,
  writtenAt: 0,
});

/** An endless queue of messages, and the provider's answer to each. */
function turnOf(answer: (nth: number) => Sent, changed: Partial<MessagesDatabase> = {}) {
  let sent = 0;
  const messages: MessagesDatabase = {
    claim: async (most) => Array.from({ length: most }, (_, index) => waiting(index)),
    sent: async () => {},
    failed: async () => {},
    ...changed,
  };
  return workerOf(async () => answer(sent++), messages).run;
}

const workerOf = (send: () => Promise<Sent>, messages: MessagesDatabase) =>
  createMessageWorker({
    messages,
    send,
    supportNumber: null,
    links: {
      bag: (id) => `/bag/${id}`,
      end: async (id) => `/end/${id}`,
      ticket: (code) => `/ticket/${code}`,
    },
    log: () => {},
  });
const delivered: Sent = { ok: true, value: null };

test.each<[string, boolean, Sent]>([
  ['was sent', true, delivered],
  ['cannot be helped by another try', true, { ok: false, error: { canRetry: false, reason: 'code 131026' } }],
  ['is put off by the provider', false, { ok: false, error: { canRetry: true, reason: 'code 130429' } }],
])('the worker runs again at once after a full batch of which one %s: %s', async (_what, goesOn, second) => {
  expect(await turnOf((nth) => (nth === 1 ? second : delivered))()).toBe(goesOn);
});

test.each<[string, Partial<MessagesDatabase>]>([
  ['nothing waits any more', { claim: async () => [waiting(1)] }],
  ['the database is away', { sent: () => Promise.reject(new Error('away')) }],
])('when %s, the next run comes after the pause', async (_what, changed) => {
  expect(await turnOf(() => delivered, changed)()).toBe(false);
});

/** The default of `claim_messages` in supabase/migrations. */
const LEASE_MS = 60_000;

test('a batch is sent before its lease ends, however slow the provider is', async () => {
  const claimed: number[] = [];
  await turnOf(() => delivered, {
    claim: async (most) => {
      claimed.push(most);
      return [];
    },
  })();
  expect(claimed).toHaveLength(1);
  expect(claimed[0]! * SEND_TIMEOUT_MS).toBeLessThan(LEASE_MS);
});

test('the worker begins no new message after a failure of the provider, until a message is sent', async () => {
  const answers: Sent[] = [
    { ok: false, error: { canRetry: true, reason: 'HTTP 503' } },
    { ok: false, error: { canRetry: false, isAboutRecipient: true, reason: 'code 131026' } },
    { ok: false, error: { canRetry: false, reason: 'code 190' } },
  ];
  const { run, canSend } = workerOf(async () => answers.shift() ?? delivered, {
    claim: async () => [waiting(1)],
    sent: async () => {},
    failed: async () => {},
  });
  expect(canSend()).toBe(true);
  await run();
  expect(canSend()).toBe(false);
  // An answer about one number shows that the provider is there.
  await run();
  expect(canSend()).toBe(true);
  // An expired token fails for all messages.
  await run();
  expect(canSend()).toBe(false);
  await run();
  expect(canSend()).toBe(true);
});

test.each<[string, boolean, Sent]>([
  [
    'its number cannot be reached',
    true,
    { ok: false, error: { canRetry: false, isAboutRecipient: true, reason: 'x' } },
  ],
  ['no message can be sent', false, { ok: false, error: { canRetry: false, reason: 'code 190' } }],
])('a message about a kept bag is given up where %s: %s', async (_, isGivenUp, answer) => {
  const pauses: (number | null)[] = [];
  const { kind: _kind, ...message } = waiting(1);
  const title = { en: 'A bag', ar: null };
  const { run } = workerOf(async () => answer, {
    claim: async () => [{ ...message, kind: 'bag_back', alertId: 'a1', bagId: 'b1', title, store: null }],
    sent: async () => {},
    failed: async (_id, _error, pause) => void pauses.push(pause),
  });
  await run();
  expect(pauses.map((pause) => pause === null)).toEqual([isGivenUp]);
});

test('a message about a bag has its links', async () => {
  const { kind: _kind, ...message } = waiting(1);
  const sent: Message[] = [];
  const worker = createMessageWorker({
    messages: {
      claim: async () => [
        {
          ...message,
          kind: 'bag_back',
          alertId: 'a1',
          bagId: 'b1',
          title: { en: 'A bag', ar: null },
          store: null,
        },
      ],
      sent: async () => {},
      failed: async () => {},
    },
    send: async (each) => {
      sent.push(each);
      return delivered;
    },
    supportNumber: null,
    links: {
      bag: (id) => `/bag/${id}`,
      end: async (id) => `/end/${id}`,
      ticket: (code) => `/ticket/${code}`,
    },
    log: () => {},
  });
  await worker.run();
  expect(sent).toMatchObject([{ kind: 'bag_back', bagUrl: '/bag/b1', endUrl: '/end/a1' }]);
  expect(sent[0] && messageText(sent[0])).toMatch(
    /Rima\u2069, \u2068A bag\u2069 from \u2068Zawadeh\u2069 .*\/bag\/b1 .*\/end\/a1 /,
  );
});
