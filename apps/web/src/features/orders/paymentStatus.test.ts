import { afterEach, expect, test, vi } from 'vitest';
import { cancelOrder, fetchOrderStatus } from './paymentStatus.ts';
import { type forgetSession, openSupabase } from '../../lib/http/supabase.ts';

vi.mock('../../lib/http/supabase.ts', () => ({
  openSupabase: vi.fn<typeof openSupabase>(),
  forgetSession: vi.fn<typeof forgetSession>(),
}));

const CODE = 'ZWD-PEND2345';
const member = { access_token: 'token-1', user: { id: 'u1' } };

function signedInAs(session: typeof member | null, error: Error | null = null) {
  const auth = { getSession: async () => ({ data: { session }, error }) };
  vi.mocked(openSupabase).mockResolvedValue({ auth } as never);
}

function serverAnswers(answer: () => Response | Promise<Response>) {
  const call = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', call);
  return call;
}

afterEach(() => vi.unstubAllGlobals());

test('the status is requested with the order code and the token of the session', async () => {
  signedInAs(member);
  const call = serverAnswers(() =>
    Response.json({ payment_status: 'pending', expires_at: '2026-11-21T12:45:00Z' }),
  );
  expect(await fetchOrderStatus(CODE)).toEqual({
    ok: true,
    value: { status: 'pending', expiresAt: Date.parse('2026-11-21T12:45:00Z') },
  });
  const [address, request] = call.mock.calls[0]!;
  expect(address).toBe('/api/orders/update-status');
  expect(new Headers(request?.headers).get('authorization')).toBe('Bearer token-1');
});

test('the request names the user, or an admin would mark the order as paid', async () => {
  signedInAs(member);
  const call = serverAnswers(() => Response.json({ payment_status: 'paid' }));
  await fetchOrderStatus(CODE);
  const body = call.mock.calls[0]?.[1]?.body as string;
  expect(JSON.parse(body)).toEqual({ order_code: CODE, user_id: 'u1' });
});

test('no status is requested without a session', async () => {
  signedInAs(null);
  const call = serverAnswers(() => Response.json({ payment_status: 'paid' }));
  expect(await fetchOrderStatus(CODE)).toEqual({ ok: false, error: 'signedOut' });
  expect(call).not.toHaveBeenCalled();
});

const notRenewed = (status: number) =>
  Object.assign(new Error('Failed to fetch'), { name: 'AuthRetryableFetchError', status });

test.each([
  ['while offline', notRenewed(0), 'offline'],
  ['because the server is down', notRenewed(503), 'server'],
  ['because it has ended', Object.assign(new Error('gone'), { name: 'AuthApiError' }), 'signedOut'],
])('a session that cannot be renewed %s has its own error', async (_case, error, expected) => {
  signedInAs(null, error);
  expect(await fetchOrderStatus(CODE)).toEqual({ ok: false, error: expected });
});

test.each([
  ['401', () => Response.json({ error: 'expired' }, { status: 401 }), 'signedOut'],
  [
    'a paid order with an error status',
    () => Response.json({ payment_status: 'paid' }, { status: 500 }),
    'server',
  ],
  ['404', () => Response.json({ error: 'There is no such order.' }, { status: 404 }), 'server'],
  ['a web page', () => new Response('<!doctype html>'), 'server'],
  ['an unknown status', () => Response.json({ payment_status: 'maybe' }), 'server'],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ['silence', () => Promise.reject(new DOMException('', 'TimeoutError')), 'slow'],
])('%s is no payment status', async (_case, answer, expected) => {
  signedInAs(member);
  serverAnswers(answer);
  expect(await fetchOrderStatus(CODE)).toEqual({ ok: false, error: expected });
});

test('a missing project configuration is a server error', async () => {
  vi.mocked(openSupabase).mockRejectedValue(new Error('no project'));
  expect(await fetchOrderStatus(CODE)).toEqual({ ok: false, error: 'server' });
});

test('an order is cancelled by its code alone; the token names the user', async () => {
  signedInAs(member);
  const call = serverAnswers(() => Response.json({ order_code: CODE, payment_status: 'cancelled' }));
  expect(await cancelOrder(CODE)).toEqual({ ok: true, value: null });
  const [address, request] = call.mock.calls[0]!;
  expect(address).toBe('/api/orders/cancel');
  expect(new Headers(request?.headers).get('authorization')).toBe('Bearer token-1');
  expect(JSON.parse(request?.body as string)).toEqual({ order_code: CODE });
});

test.each([
  [409, 'tooLate'],
  [404, 'server'],
  [503, 'server'],
  [401, 'signedOut'],
])('status %d leaves the order as it is: %s', async (status, error) => {
  signedInAs(member);
  serverAnswers(() => Response.json({}, { status }));
  expect(await cancelOrder(CODE)).toEqual({ ok: false, error });
});

test('a cancellation without a response is unknown', async () => {
  signedInAs(member);
  serverAnswers(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await cancelOrder(CODE)).toEqual({ ok: false, error: 'offline' });
});
