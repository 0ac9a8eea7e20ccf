import { afterEach, expect, test, vi } from 'vitest';
import { serverWith } from '../testing/serverWith.ts';

afterEach(() => void vi.useRealTimers());

const createTrial = (status = 200) => {
  const peers: Array<string | null> = [];
  const app = serverWith({
    supabase: async (request, { peerAddress }) => {
      peers.push(peerAddress);
      return Response.json({ received: (await request.text()).length }, { status });
    },
  });
  return { app, peers };
};

test.each([
  ['/auth/v1/signup', 64, 'application/json'],
  ['/rest/v1/stores', 64, 'application/json'],
  ['/storage/v1/object/bags/x.png', 2 * 1024, 'image/png'],
  ['/storage/v1/object/bags/x.png', 3 * 1024, 'multipart/form-data; boundary=x'],
])('%s takes %i KiB of %s and not a byte more, counted or streamed', async (path, kib, type) => {
  const { app } = createTrial();
  const body = 'x'.repeat(kib * 1024);
  const headers = { 'content-type': type };
  const fits = await app.request(path, { method: 'POST', body, headers });
  expect(await fits.json()).toEqual({ received: body.length });
  const counted = await app.request(path, {
    method: 'POST',
    body: `${body}x`,
    headers: { ...headers, 'content-length': String(body.length + 1) },
  });
  const streamed = await app.request(path, {
    method: 'POST',
    headers,
    body: new Blob([`${body}x`]).stream(),
    duplex: 'half',
  } as RequestInit);
  for (const refused of [counted, streamed]) {
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual({
      error: expect.any(String),
      message: expect.any(String),
      code: expect.any(String),
    });
  }
});

test.each([
  ['/auth/v1/signup', 60],
  ['/auth/v1/recover', 30],
  ['/auth/v1/verify', 60],
  ['/auth/v1/resend', 30],
  ['/auth/v1/token?grant_type=password', 10],
])('%s tires of one address, however it is spelled, and not of the next', async (path, limit) => {
  const { app, peers } = createTrial(path.includes('token') ? 400 : 200);
  const [call = '', query = ''] = path.split('?');
  const spellings = [call, `${call}/`, call.replace('/v1/', '/v%31/')].map((each) => `${each}?${query}`);
  const from = (peerAddress: string, index = 0) =>
    app.request(spellings[index % 3] ?? path, { method: 'POST', body: '{}' }, { peerAddress });
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const answers = await Promise.all(
    Array.from({ length: limit + 10 }, async (_no, index) => from('203.0.113.7', index)),
  );
  expect(peers).toHaveLength(limit);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  const refused = await from('203.0.113.7');
  expect(await refused.json()).toEqual({
    error: expect.any(String),
    message: expect.any(String),
    code: expect.any(String),
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await from('203.0.113.8')).status).not.toBe(429);
  expect(peers.at(-1)).toBe('203.0.113.8');
});

test.each(['/auth/v1/signup', '/auth/v1/signup/', '/auth/v%31/signup', '/auth/v1/user'])(
  '%s gives no account an address that only looks like another one',
  async (path) => {
    const { app, peers } = createTrial();
    const send = (email: unknown) =>
      app.request(path, {
        method: path.endsWith('user') ? 'PUT' : 'POST',
        body: JSON.stringify({ email, password: 'Correct-horse-7' }),
      });
    for (const email of [
      'ｒima@example.com',
      'ri\u200bma@example.com',
      'r\u0456ma@example.com',
      ' x@y.zz',
      7,
      null,
    ]) {
      const refused = await send(email);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toEqual({
        code: 400,
        error_code: 'validation_failed',
        msg: 'Unable to validate email address: invalid format',
      });
    }
    expect(peers).toEqual([]);
    expect((await send('rima@example.com')).status).toBe(200);
  },
);

test.each(['/auth/v1/recover', '/auth/v1/resend'])(
  '%s fills nobody’s mailbox, from however many addresses it is asked',
  async (path) => {
    const { app, peers } = createTrial();
    const ask = async (index: number, email: string) => {
      const body = JSON.stringify({ email });
      return (await app.request(path, { method: 'POST', body }, { peerAddress: `203.0.113.${index}` }))
        .status;
    };
    for (let index = 0; index < 20; index += 1)
      await ask(index, index % 2 ? 'rima@example.com' : 'Rima@Example.com');
    // A minute may end meanwhile.
    expect(peers.length).toBeLessThanOrEqual(6);
    expect(await ask(20, 'rima@example.com')).toBe(429);
    expect(await ask(20, 'omar@example.com')).toBe(200);
  },
);

test('reading tables is not counted', async () => {
  const { app } = createTrial();
  const answers = await Promise.all(Array.from({ length: 80 }, async () => app.request('/rest/v1/stores')));
  expect(answers.every((answer) => answer.status === 200)).toBe(true);
});

test('only what clients speak reaches the engine', async () => {
  const { app, peers } = createTrial();
  for (const method of ['PROPFIND', 'LOCK']) await app.request('/rest/v1/stores', { method });
  expect(peers).toEqual([]);
});

test.each([
  'otp',
  'magiclink',
  'reauthenticate',
  'authorize?provider=google',
  'callback?code=x',
  'admin/users',
  'OTP',
  '/otp',
  'user/..;/otp',
  '%6Ftp',
])('what signing in does not ask does not reach the engine: /auth/v1/%s', async (call) => {
  const { app, peers } = createTrial();
  for (const method of ['GET', 'POST']) {
    expect((await app.request(`/auth/v1/${call}`, { method })).status).toBe(404);
  }
  expect(peers).toEqual([]);
});

test('a query that would keep everybody waiting does not reach the engine', async () => {
  const { app, peers } = createTrial();
  const answer = await app.request('/rest/v1/surprise_bags?select=id&description=match.(.*)(.*)x');
  expect(answer.status).toBe(400);
  expect(peers).toEqual([]);
});
