import { LONGEST_EMAIL } from '@zawadeh/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { offlinePorts } from '../testing/offlinePorts.ts';
import { serverWith } from '../testing/serverWith.ts';

// The limiters keep the clock that they find when the server is made, and a minute must not end during a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

const createTrial = (status = 200) => {
  const peers: Array<string | null> = [];
  const app = serverWith({
    isSigned: (token) => token === 'a.b.c',
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
])('%s accepts %i KiB of %s and not a byte more, declared or streamed', async (path, kib, type) => {
  const { app } = createTrial();
  const size = kib * 1024;
  const body = path.startsWith('/auth/')
    ? JSON.stringify({ data: { a: 'x'.repeat(size - 17) } })
    : 'x'.repeat(size);
  const headers = { 'content-type': type, authorization: 'Bearer a.b.c' };
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
])('%s is limited per address, in any spelling of the path', async (path, limit) => {
  const { app, peers } = createTrial(path.includes('token') ? 400 : 200);
  const [call = '', query = ''] = path.split('?');
  const spellings = [call, `${call}/`, call.replace('/v1/', '/v%31/')].map((each) => `${each}?${query}`);
  const from = (peerAddress: string, index = 0) =>
    app.request(spellings[index % 3] ?? path, { method: 'POST', body: '{}' }, { peerAddress });
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
  '%s gives no account an address that only looks like the address of another account',
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

test.each(['/auth/v1/token?grant_type=password', '/auth/v1/recover', '/auth/v1/resend', '/auth/v1/verify'])(
  '%s refuses an address that is longer than any, before a limiter keeps it',
  async (path) => {
    const { app, peers } = createTrial(400);
    const send = async (email: string) =>
      (await app.request(path, { method: 'POST', body: JSON.stringify({ email }) }, { peerAddress: '::1' }))
        .status;
    const long = `${'r'.repeat(LONGEST_EMAIL - 11)}@example.com`;
    for (let time = 0; time < 15; time += 1) expect(await send(long)).toBe(400);
    expect(peers).toEqual([]);
    await send(long.slice(1));
    expect(peers).toHaveLength(1);
  },
);

test.each(['/auth/v1/recover', '/auth/v1/resend'])(
  '%s fills no user’s mailbox, from however many addresses it is asked',
  async (path) => {
    const { app, peers } = createTrial();
    const ask = async (index: number, email: string) => {
      const body = JSON.stringify({ email });
      return (await app.request(path, { method: 'POST', body }, { peerAddress: `203.0.113.${index}` }))
        .status;
    };
    await Promise.all(
      Array.from({ length: 20 }, (_no, index) =>
        ask(index, index % 2 ? 'rima@example.com' : 'Rima@Example.com'),
      ),
    );
    expect(peers).toHaveLength(3);
    expect(await ask(20, 'omar@example.com')).toBe(200);
  },
);

test.each(['POST', 'PUT'])(
  'a file in a form arrives as the file alone, and the form takes 3 MiB and not a byte more: %s',
  async (method) => {
    const { app } = createTrial();
    const send = async (kib: number, more: number) => {
      // The parts of the form around the file: two boundaries and the part headers.
      const form = new FormData();
      form.append('cacheControl', '3600');
      form.append('', new File([''], 'x.png', { type: 'image/png' }));
      const around = (await new Response(form).arrayBuffer()).byteLength;
      const size = kib * 1024 - around + more;
      form.set('', new File([new Uint8Array(size)], 'x.png', { type: 'image/png' }));
      const headers = { authorization: 'Bearer a.b.c' };
      const answer = await app.request('/storage/v1/object/bags/x.png', { method, headers, body: form });
      return { status: answer.status, body: await answer.json(), size };
    };
    const fits = await send(3 * 1024, 0);
    expect(fits).toMatchObject({ status: 200, body: { received: fits.size } });
    expect(await send(3 * 1024, 1)).toMatchObject({ status: 413, body: { code: 'too_large' } });
  },
);

describe('reading tables without an account', () => {
  const reader = () => {
    const { app } = createTrial();
    return (headers: Record<string, string>, peerAddress: string) => async (index: number) => {
      const path = index % 2 ? '/rest/v1/stores' : '/rest/v1/surprise_bags?select=id';
      return (await app.request(path, { headers }, { peerAddress })).status;
    };
  };
  const many = (request: (index: number) => Promise<number>, count: number) =>
    Promise.all(Array.from({ length: count }, (_nothing, index) => request(index)));

  test.each<[string, Record<string, string>]>([
    ['with no key', {}],
    ['with the publishable key', { authorization: 'Bearer p', apikey: 'p' }],
    ['with a text that is no token', { authorization: 'Bearer x' }],
    ['with a token that a stranger signed', { authorization: 'Bearer x.y.z' }],
  ])('reading a table without an account is limited per address: %s', async (_name, headers) => {
    const read = reader();
    const statuses = await many(read(headers, '203.0.113.7'), 301);
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    expect(await read(headers, '203.0.113.7')(0)).toBe(429);
    expect(await read(headers, '203.0.113.8')(0)).toBe(200);
  });

  test('the limit of reading without an account does not count signed-in users', async () => {
    const statuses = await many(reader()({ authorization: 'Bearer a.b.c' }, '203.0.113.7'), 301);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe('tables and uploads of signed-in users', () => {
  const tokenOf = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signed`;
  const trial = () =>
    serverWith({
      isSigned: (token) => token.endsWith('.signed') || token === 'sb_secret_x',
      supabase: () => Response.json({}),
    });
  const send = async (
    app: ReturnType<typeof trial>,
    token: string,
    method = 'GET',
    path = '/rest/v1/orders',
  ) => {
    const init = { method, headers: { authorization: `Bearer ${token}` } };
    return (await app.request(path, init, { peerAddress: '203.0.113.7' })).status;
  };
  const many = (count: number, request: (index: number) => Promise<number>) =>
    Promise.all(Array.from({ length: count }, (_no, index) => request(index)));
  const answered = (statuses: number[]) => statuses.filter((status) => status === 200).length;

  test.each([
    ['GET', '/rest/v1/surprise_bags'],
    ['POST', '/rest/v1/rpc/admin_orders'],
    ['DELETE', '/storage/v1/object/bags'],
  ])('calls of signed-in users are limited per user, over all sessions: %s %s', async (method, path) => {
    const app = trial();
    const session = (index: number) => tokenOf({ session_id: index, sub: 'رِيما', name: 'ريما 🙂' });
    const statuses = await many(601, (index) => send(app, session(index % 5), method, path));
    expect(answered(statuses)).toBe(600);
    expect(await send(app, tokenOf({ sub: 'omar' }), method, path)).toBe(200);
    vi.setSystemTime(60_000);
    expect(await send(app, session(0), method, path)).toBe(200);
  });

  test('pictures are read without a limit, and the server’s own key has none', async () => {
    const app = trial();
    const rima = tokenOf({ sub: 'rima' });
    expect(answered(await many(601, () => send(app, rima, 'GET', '/storage/v1/object/public/bags/x')))).toBe(
      601,
    );
    expect(answered(await many(601, () => send(app, 'sb_secret_x')))).toBe(601);
  });

  test('a token that a stranger signed uses up no user’s limit', async () => {
    const app = trial();
    const forged = `${tokenOf({ sub: 'rima' })}x`;
    expect(answered(await many(301, () => send(app, forged)))).toBe(300);
    expect(await send(app, tokenOf({ sub: 'rima' }))).toBe(200);
  });
});

describe('changing uploads without an account', () => {
  let { app, peers } = createTrial();
  beforeEach(() => ({ app, peers } = createTrial()));
  const remove = (body: string, type = 'application/json', peerAddress = '203.0.113.7') =>
    app.request(
      '/storage/v1/object/bags',
      { method: 'DELETE', body, headers: { 'content-type': type } },
      { peerAddress },
    );
  const paths = (count: number) => JSON.stringify({ prefixes: Array.from({ length: count }, () => 'x.png') });

  test.each(['application/json', 'text/plain'])(
    'an upload call without an account accepts fifty paths and no more, sent as %s',
    async (type) => {
      expect((await remove(paths(50), type)).status).toBe(200);
      const before = peers.length;
      expect((await remove(paths(51), type)).status).toBe(400);
      expect(peers).toHaveLength(before);
    },
  );

  test.each([
    { limit: -1 },
    { limit: 1.5 },
    { offset: 1e30 },
    { sortBy: { column: 'drop', order: 'asc' } },
    { sortBy: { column: 'name', order: 'up' } },
    { sortBy: 'name' },
  ])('the list request %j does not reach the engine', async (body) => {
    const init = { method: 'POST', body: JSON.stringify({ prefix: '', ...body }) };
    expect((await app.request('/storage/v1/object/list/bags', init)).status).toBe(400);
  });

  test('an upload call accepts no more JSON than any other call', async () => {
    for (const path of ['object/bags', 'object/list/bags', 'object/move']) {
      const init = { method: 'POST', body: `{"prefix":"${'x'.repeat(64 * 1024)}"}` };
      expect((await app.request(`/storage/v1/${path}`, init)).status).toBe(413);
    }
  });

  test('an upload call without an account is limited per address', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 61 }, async () => (await remove('{}', 'application/json', '203.0.113.8')).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    const picture = '/storage/v1/object/public/bags/x.png';
    expect((await app.request(picture, {}, { peerAddress: '203.0.113.8' })).status).toBe(200);
  });
});

test.each([
  ['Invalid input for string type', 400],
  ['Maximum call stack size exceeded', 400],
  ['Missing closing quote', 400],
  ['the disk is full', 500],
])('an engine error caused by its input is not a 500: %s', async (message, status) => {
  const app = serverWith({ supabase: () => Response.json({ message }, { status: 500 }) });
  const answer = await app.request('/rest/v1/stores', { method: 'POST', body: '{}' });
  expect(answer.status).toBe(status);
});

test('an upload without an account is read no further than any other body', async () => {
  const { app } = createTrial();
  const upload = (token: string) => ({
    method: 'POST',
    body: new Uint8Array(65 * 1024),
    headers: { 'content-type': 'image/png', authorization: `Bearer ${token}` },
  });
  expect((await app.request('/storage/v1/object/bags/x.png', upload('x'))).status).toBe(413);
  expect((await app.request('/storage/v1/object/bags/x.png', upload('a.b.c'))).status).toBe(200);
});

test('a week of plans is read from an admin, and no further than any other body from other users', async () => {
  const app = serverWith({
    isSigned: () => true,
    people: { ...offlinePorts.people, isAdmin: async (user) => user === 'admin' },
    supabase: async () => Response.json({}),
  });
  const save = async (sub: string, size: number) => {
    const token = `x.${btoa(JSON.stringify({ sub }))}.x`;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = 'x'.repeat(size);
    return (await app.request('/rest/v1/rpc/save_bag_days', { method: 'POST', body, headers })).status;
  };
  expect(await save('admin', 256 * 1024)).toBe(200);
  expect(await save('admin', 256 * 1024 + 1)).toBe(413);
  expect(await save('member', 64 * 1024 + 1)).toBe(413);
  expect(await save('member', 64 * 1024)).toBe(200);
});

test('only the methods of clients reach the engine', async () => {
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
])('calls that signing in does not need do not reach the engine: /auth/v1/%s', async (call) => {
  const { app, peers } = createTrial();
  for (const method of ['GET', 'POST']) {
    expect((await app.request(`/auth/v1/${call}`, { method })).status).toBe(404);
  }
  expect(peers).toEqual([]);
});

test('a query that would block the server does not reach the engine', async () => {
  const { app, peers } = createTrial();
  const answer = await app.request('/rest/v1/surprise_bags?select=id&description=match.(.*)(.*)x');
  expect(answer.status).toBe(400);
  expect(peers).toEqual([]);
});
