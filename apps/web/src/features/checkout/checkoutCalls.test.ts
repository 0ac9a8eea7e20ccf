import type { CheckoutBody } from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPayment, placeOrder, notifySupport } from './checkoutCalls.ts';
import { type forgetSession, openSupabase } from '../../lib/http/supabase.ts';

vi.mock('../../lib/http/supabase.ts', () => ({
  openSupabase: vi.fn<typeof openSupabase>(),
  forgetSession: vi.fn<typeof forgetSession>(),
}));

const body = { user_id: 'u1', amount: 4.5 } as CheckoutBody;
const due = { orderCode: 'ZWD-PEND2345', userId: 'u1', amount: 4.5 };
const member = { access_token: 'token-1', user: { id: 'u1' } };

function signedInAs(session: typeof member | null) {
  const auth = { getSession: async () => ({ data: { session }, error: null }) };
  vi.mocked(openSupabase).mockResolvedValue({ auth } as never);
}

function serverAnswers(answer: () => Response | Promise<Response>) {
  const call = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', call);
  return call;
}

beforeEach(() => {
  signedInAs(member);
  vi.stubGlobal('location', { origin: 'https://shop.example' });
});
afterEach(() => vi.unstubAllGlobals());

test('an order is sent with its key and the token of the session', async () => {
  const call = serverAnswers(() => Response.json({ order_code: 'ZWD-PEND2345' }));
  expect(await placeOrder(body, 'key-1')).toEqual({ ok: true, value: 'ZWD-PEND2345' });
  const [address, request] = call.mock.calls[0]!;
  expect(address).toBe('/api/orders/checkout');
  const headers = new Headers(request?.headers);
  expect(headers.get('authorization')).toBe('Bearer token-1');
  expect(headers.get('idempotency-key')).toBe('key-1');
});

test.each(['price_changed', 'not_available'] as const)('%s comes with the current figures', async (code) => {
  const details = [{ bagId: 'b1', unitPrice: 5, available: 1 }, { unitPrice: 3 }];
  serverAnswers(() =>
    Response.json({ error: 'x', code, amount: 6.7, delivery_fee: 1.7, details }, { status: 409 }),
  );
  expect(await placeOrder(body, 'key-1')).toEqual({
    ok: false,
    error: {
      kind: 'changed',
      code,
      figures: { total: 670, delivery: 170, lines: [{ bagId: 'b1', unitPrice: 500, available: 1 }] },
    },
  });
});

test.each([
  [
    'its own sentence',
    () => Response.json({ error: 'No.', code: 'deactivated' }, { status: 403 }),
    'No.',
    'deactivated',
  ],
  ['a web page', () => new Response('<p>', { status: 502, statusText: 'Bad Gateway' }), 'Bad Gateway', null],
  ['an order without a code', () => Response.json({ order_code: {} }, { statusText: 'OK' }), '', null],
])('an order rejected with %s reports it', async (_case, answer, detail, code) => {
  serverAnswers(answer);
  expect(await placeOrder(body, 'key-1')).toEqual({
    ok: false,
    error: { kind: 'orderNotSaved', code, detail },
  });
});

test.each([
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ['silence', () => Promise.reject(new DOMException('', 'TimeoutError')), 'slow'],
])('%s is an unanswered request', async (_case, answer, cause) => {
  serverAnswers(answer);
  expect(await placeOrder(body, 'key-1')).toEqual({ ok: false, error: { kind: 'unanswered', cause } });
});

const signedOut = { ok: false, error: { kind: 'signedOut' } };

test('a signed-out user is reported, by the session or by the server', async () => {
  const call = serverAnswers(() => Response.json({ error: 'x' }, { status: 401 }));
  expect(await openPayment(due)).toEqual(signedOut);
  signedInAs(null);
  expect(await placeOrder(body, 'key-1')).toEqual(signedOut);
  expect(call).toHaveBeenCalledTimes(1);
});

test.each([
  [{ data: { collectUrl: 'https://whish.money/pay/1' } }, 'https://whish.money/pay/1'],
  [{ payment_url: 'https://pay.whish.money/1' }, 'https://pay.whish.money/1'],
  [{ redirectUrl: 'https://shop.example/wallet/1' }, 'https://shop.example/wallet/1'],
  [{ collectUrl: '/checkout/success' }, 'https://shop.example/checkout/success'],
])('%j has the URL of the payment page', async (answer, url) => {
  serverAnswers(() => Response.json(answer));
  expect(await openPayment(due)).toEqual({ ok: true, value: url });
});

test.each([
  'https://whish.money.evil.example/pay',
  'http://whish.money/pay',
  '//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://shop.example@evil.example/',
  '',
])('the browser is never sent to %s', async (collectUrl) => {
  serverAnswers(() => Response.json({ collectUrl, message: 'Later.' }));
  expect(await openPayment(due)).toEqual({
    ok: false,
    error: { kind: 'paymentNotStarted', code: null, detail: 'Later.' },
  });
});

test.each([
  [{ error: 'Busy.', code: 'payment_trouble' }, 'payment_trouble', 'Busy.'],
  [{ error: 'Busy.', code: 'nobody_knows_it' }, null, 'Busy.'],
  [{}, null, null],
])('a payment rejected with %j has the server’s sentence', async (answer, code, detail) => {
  serverAnswers(() => Response.json(answer, { status: 502 }));
  expect(await openPayment(due)).toEqual({ ok: false, error: { kind: 'paymentNotCreated', code, detail } });
});

test.each([
  [{}, null],
  [{ error: 'Closed.', message: 'Later.' }, 'Closed.'],
])('a payment without a URL, answered with %j, has the server’s sentence', async (answer, detail) => {
  serverAnswers(() => Response.json(answer));
  expect(await openPayment(due)).toEqual({
    ok: false,
    error: { kind: 'paymentNotStarted', code: null, detail },
  });
});

test('a failed notification of the shop changes nothing', async () => {
  serverAnswers(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(notifySupport({ to: '+96170123456', message: 'Paid.' })).resolves.toBeUndefined();
});
