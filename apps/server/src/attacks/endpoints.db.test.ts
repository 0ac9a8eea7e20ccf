/** Attacks without an account: forged tokens, foreign sites, borrowed links and guessing. */
import { CHECKOUT_PATH, ORDER_STATUS_PATH, STREAM_PATH, SURPRISE_BAGS_PATH } from '@zawadeh/domain';
import { describe, expect, test } from 'vitest';
import { MINIMUM_MS } from '../http/constantTime.ts';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { ORIGIN } from '../testing/place.ts';
import { join, joinAsAdmin } from '../testing/users.ts';
import { openAttack } from './testing/attacker.ts';
import { claimsOf, rewritten, signed, unsigned } from './testing/forged.ts';

const EVIL = 'https://evil.example';

const booted = await bootForFile();
const attack = await openAttack(booted);
const rima = await join(booted, 'rima@example.com');
const admin = await joinAsAdmin(booted, 'admin@example.com');

describe('forged tokens', () => {
  test.each<[string, () => string]>([
    ['without a signature', () => unsigned({ alg: 'none', typ: 'JWT' }, claimsOf(admin))],
    ['without a signature, spelled otherwise', () => unsigned({ alg: 'nOnE' }, claimsOf(admin))],
    ['with the signature of another token', () => rewritten(rima.token, claimsOf(admin))],
    ['that makes itself the server', () => rewritten(rima.token, claimsOf(admin, { role: 'service_role' }))],
    ['signed with the publishable key', () => signed(claimsOf(admin), booted.embedded.publishableKey)],
    ['signed with a blank', () => signed(claimsOf(admin), ' ')],
    [
      'signed with the secret of Supabase’s examples',
      () => signed(claimsOf(admin), 'super-secret-jwt-token-with-at-least-32-characters-long'),
    ],
    ['that is over', () => signed(claimsOf(admin, { iat: 1, exp: 3601 }), attack.jwtSecret)],
    ['of another algorithm', () => signed(claimsOf(admin), attack.jwtSecret, { alg: 'HS512' })],
    [
      'with a key of its own',
      () => signed(claimsOf(admin), 'x', { jwk: { kty: 'oct', k: 'eA' }, kid: '../x' }),
    ],
    ['that is no token', () => 'a.b.c'],
  ])('a token %s gives no access', async (_name, make) => {
    const as = { ...admin, token: make() };
    const responses = await Promise.all([
      attack.send(STREAM_PATH, { as }),
      attack.send(CHECKOUT_PATH, { as, body: {} }),
      attack.send(ORDER_STATUS_PATH, { as, body: { order_code: 'ZWD-22222222' } }),
      attack.send('/auth/v1/user', { as }),
      ...['users', 'orders', 'audit_log'].map((table) => attack.send(`/rest/v1/${table}?select=id`, { as })),
    ]);
    expect(responses.filter(({ status }) => status !== 401 && status !== 403)).toEqual([]);
  });

  test('a valid token gives access', async () => {
    const as = { ...admin, token: signed(claimsOf(admin), attack.jwtSecret) };
    expect((await attack.send('/rest/v1/users?select=id', { as })).text).toContain(rima.id);
  });
});

describe('a foreign site', () => {
  const paths = [
    SURPRISE_BAGS_PATH,
    CHECKOUT_PATH,
    STREAM_PATH,
    '/config.json',
    '/auth/v1/token?grant_type=password',
    '/auth/v1/user',
    '/rest/v1/stores',
    '/rest/v1/rpc/settle',
    '/storage/v1/object/bags/x.png',
    '/storage/v1/object/public/bags/x.png',
    '/wallet/1',
    '/nothing',
  ];

  test.each(paths)('a foreign site gets no permission from %s, with or without a preflight', async (path) => {
    const preflight = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,apikey,content-type',
    };
    const responses = ['OPTIONS', 'GET', 'POST'].flatMap((method) =>
      [EVIL, 'null', ORIGIN.replace('4310', '4311')].map(async (origin) => {
        const { headers } = await attack.send(path, { method, headers: { origin, ...preflight } });
        return [...headers.keys()].filter((name) => name.startsWith('access-control-'));
      }),
    );
    expect((await Promise.all(responses)).flat()).toEqual([]);
  });

  test.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
    'a GET with %s does not become a DELETE',
    async (name) => {
      const headers = { [name]: 'DELETE' };
      const { status } = await attack.send('/rest/v1/users?id=not.is.null', {
        as: admin,
        headers,
      });
      expect(status).toBe(200);
      const { data } = await booted
        .service()
        .from('users')
        .select('deactivated_at')
        .eq('id', rima.id)
        .single();
      expect(data).toEqual({ deactivated_at: null });
    },
  );
});

describe('links in e-mails', () => {
  const linkTo = (email: string) =>
    /http\S+/.exec(booted.embedded.outbox.latestTo(email)?.text ?? '')?.[0] ?? '';
  const elsewhere = {
    host: 'evil.example',
    origin: EVIL,
    referer: `${EVIL}/`,
    forwarded: 'host=evil.example;proto=https',
    'x-forwarded-host': 'evil.example',
    'x-original-host': 'evil.example',
  };

  test('a link in an e-mail leads to our origin, whatever host the request names', async () => {
    const query = `redirect_to=${encodeURIComponent(`${EVIL}/x`)}`;
    await attack.send(`/auth/v1/signup?${query}`, {
      headers: elsewhere,
      body: { email: 'new@example.com', password: 'Correct-horse-7', options: { emailRedirectTo: EVIL } },
    });
    await attack.send(`/auth/v1/recover?${query}`, { headers: elsewhere, body: { email: rima.email } });
    for (const email of ['new@example.com', rima.email]) {
      const link = linkTo(email);
      expect(link.startsWith(`${ORIGIN}/auth/v1/verify?`)).toBe(true);
      expect(link).not.toContain('evil');
    }
  });

  test.each([
    EVIL,
    `${ORIGIN}.evil.example/`,
    `${ORIGIN}@evil.example/`,
    'javascript:alert(1)',
    'http://127.0.0.1:4310\\@evil.example',
  ])('a link in an e-mail never redirects to %s, with or without a session', async (target) => {
    await booted.service().auth.resetPasswordForEmail(rima.email, { redirectTo: target });
    const link = new URL(linkTo(rima.email));
    link.searchParams.set('redirect_to', target);
    const follow = async (address: string) => {
      const { headers } = await attack.send(address, { headers: elsewhere });
      const location = new URL(headers.get('location') ?? ORIGIN);
      expect(location.origin).toBe(ORIGIN);
      return location.hash;
    };
    const query = `redirect_to=${encodeURIComponent(target)}`;
    expect(await follow(link.href)).toContain('access_token=');
    expect(await follow(link.href)).toContain('error=access_denied');
    await follow(`/auth/v1/callback?state=x&code=y&${query}`);
    await follow(`/auth/v1/authorize?provider=google&${query}`);
  });
});

describe('a redirect with a control character', () => {
  test.each(['%0d%0aX:y', '%0A', '%01', '%1f', '%7f'])(
    'a redirect with the control character %s is malformed',
    async (control) => {
      const target = `redirect_to=${encodeURIComponent(ORIGIN)}/${control}`;
      for (const query of [
        `token=abc&type=signup&${target}`,
        `redirect_to=x&type=signup&token=abc&${target}`,
      ]) {
        const { status, text, headers } = await attack.send(`/auth/v1/verify?${query}`);
        expect([status, JSON.parse(text)]).toMatchObject([400, { code: 'malformed' }]);
        expect(headers.get('location')).toBe(null);
      }
    },
  );
});

describe('guessing accounts', () => {
  const differs = async (path: string, known: object, unknown: object) => {
    const bodyFor = async (body: object) => {
      const before = performance.now();
      const { headers: _of, ...answer } = await attack.send(path, { body });
      return { ...answer, isEarly: performance.now() - before < MINIMUM_MS - 5 };
    };
    const [first, second] = await Promise.all([bodyFor(known), bodyFor(unknown)]);
    expect(second).toEqual(first);
    expect(first.isEarly).toBe(false);
    return first.status;
  };

  test('a wrong password or a password reset does not reveal an account', async () => {
    const password = 'wrong-password';
    const signIn = '/auth/v1/token?grant_type=password';
    expect(
      await differs(signIn, { email: rima.email, password }, { email: 'no@example.com', password }),
    ).toBe(400);
    expect(await differs('/auth/v1/recover', { email: rima.email }, { email: 'no@example.com' })).toBe(200);
  });

  test('a repeated e-mail request does not reveal an unconfirmed account', async () => {
    const email = 'waiting@example.com';
    await booted.service().auth.signUp({ email, password: 'Correct-horse-7' });
    const responses = (to: string, type = 'signup') => ({ email: to, type });
    const path = '/auth/v1/resend';
    expect(await differs(path, responses(email), responses('no@example.com'))).toBe(200);
    expect(await differs(path, responses(rima.email), responses('none@example.com'))).toBe(200);
    expect(
      await differs('/auth/v%31/resend', responses(email.toUpperCase()), responses('not@example.com')),
    ).toBe(200);
    const change = 'email_change';
    expect(await differs(path, responses(rima.email, change), responses('nobody@example.com', change))).toBe(
      200,
    );
  });
});

test('no answer contained a secret or internals of the server', () => {
  expect(attack.leaks).toEqual([]);
});
