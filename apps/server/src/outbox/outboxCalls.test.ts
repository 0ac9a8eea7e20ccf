import { describe, expect, test } from 'vitest';
import type { Letter } from './outbox.ts';
import { localSender } from '../messages/localSender.ts';
import { serverWith } from '../testing/serverWith.ts';
import { outboxCalls } from './outboxCalls.ts';

const ORIGIN = 'http://127.0.0.1:4310';
const letters: Letter[] = [
  {
    to: 'rima@example.com',
    subject: 'Confirm your account',
    text: 'Number: 431034',
    sentAt: '2026-11-21T21:58:00Z',
  },
];

const log = (problem: string, cause?: unknown) => {
  throw new Error(problem, { cause });
};
const local = serverWith({ log, outboxPages: outboxCalls({ letters: () => letters }, ORIGIN) });

interface Visit {
  app?: typeof local;
  peer?: string;
  method?: string;
  headers?: Record<string, string>;
}

const ask = async (path: string, { app = local, peer = '127.0.0.1', method = 'GET', headers }: Visit = {}) =>
  app.request(path, { method, headers: { host: '127.0.0.1:4310', ...headers } }, { peerAddress: peer });

describe('GET /outbox', () => {
  test('the outbox shows the letters to a user of this machine, in their language', async () => {
    const english = await ask('/outbox');
    expect(english.status).toBe(200);
    expect(english.headers.get('content-type')).toContain('text/html');
    expect(await english.text()).toMatch(/<html lang="en" dir="ltr">[^]*Local outbox[^]*431034/);
    const headers = { 'accept-language': 'ar-LB', host: 'localhost:4310' };
    const arabic = await ask('/outbox', { headers, peer: '::1' });
    expect(await arabic.text()).toMatch(/<html lang="ar" dir="rtl">[^]*صندوق الرسائل[^]*431034/);
  });

  test('the outbox is not stored, framed or read by other sites, and runs no script', async () => {
    const { headers, text } = await ask('/outbox').then(async (answer) => ({
      headers: answer.headers,
      text: await answer.text(),
    }));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const nonce = /<style nonce="([^"]+)">/.exec(text)?.[1];
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    );
    expect(text).not.toMatch(/<script| style=| on\w+=/);
    expect((await ask('/outbox')).headers.get('content-security-policy')).not.toContain(nonce);
  });

  test.each(['rima', '%D9%A4%D9%A3%D9%A1', '', '%20'])('the outbox shows the matches of ?q=%s', async (q) => {
    expect(await (await ask(`/outbox?q=${q}`)).text()).toContain('rima@example.com');
  });

  test.each([
    '%',
    '%E0%A4%A',
    '%00',
    'x&q=y',
    `${'a'.repeat(99)}%F0%9F%98%80`,
    'a'.repeat(5_000),
    '%22%3E%3Cscript%3E',
  ])('the outbox is still a page with the invalid ?q=%s', async (q) => {
    const answer = await ask(`/outbox?q=${q}`);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).not.toContain('<script');
    expect(text.length).toBeLessThan(10_000);
  });

  test.each([
    ['from another machine', { peer: '192.168.1.7' }],
    ['from an unknown address', { peer: '' }],
    ['for a foreign name that points here', { headers: { host: 'evil.example:4310' } }],
    ['through a proxy', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['by POST', { method: 'POST' }],
    ['of a server without one', { app: serverWith({ log }) }],
  ])('the outbox %s is answered like an unknown address', async (_, how) => {
    const [outbox, nothing] = await Promise.all([ask('/outbox', how), ask('/no-such-page', how)]);
    expect(outbox.status).toBe(404);
    expect(await outbox.clone().json()).toMatchObject({ code: 'nothing_here' });
    expect(await outbox.text()).toBe(await nothing.text());
    expect([...outbox.headers]).toEqual([...nothing.headers]);
  });

  test('the outbox shows WhatsApp messages', async () => {
    const sent: Letter[] = [];
    const send = localSender({
      send: async (letter) => void sent.push({ ...letter, sentAt: '2026-11-21T21:58:00Z' }),
    });
    await send({
      kind: 'refund_due',
      language: 'ar',
      to: '+96170123456',
      orderCode: 'ZWD-7K3M9QX2',
      ticketUrl: 'https://zawadeh.example/ticket/ZWD-7K3M9QX2',
      customerName: '<b>رانيا</b>',
      deliveryMethod: 'pickup',
      amountCents: 1_820,
      places: [],
      isGift: false,
      lost: null,
      gifts: null,
      reason: null,
      writtenAt: 0,
    });
    const app = serverWith({ log, outboxPages: outboxCalls({ letters: () => sent }, ORIGIN) });
    const text = await (await ask('/outbox', { app })).text();
    expect(text).toMatch(/badge whatsapp[^]*Money on its way back[^]*\+961 70 123 456[^]*ZWD-7K3M9QX2/);
    expect(text).not.toContain('<b>');
  });
});
