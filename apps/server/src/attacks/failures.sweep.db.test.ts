/** NUL, which PostgreSQL cannot store in text, and JSON that is not an object, at every endpoint: never a 500. */
import { describe, expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { joinAsAdmin } from '../testing/users.ts';
import { openAttack } from './testing/attacker.ts';

const unlimited = new Proxy({}, { get: () => Infinity });
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

const booted = await bootForFile({ authCallsPerMinute: unlimited });
const attack = await openAttack(booted);
const admin = await joinAsAdmin(booted, 'admin@example.com');

/** The endpoints behind the engine's three wildcard routes; the app's own routes are read from the router. */
const ENGINE_ENDPOINTS = [
  ...['token', 'signup', 'user', 'logout', 'verify', 'recover', 'resend'].map((call) => `/auth/v1/${call}`),
  '/auth/v1/token?grant_type=password',
  '/auth/v1/token?grant_type=refresh_token',
  '/auth/v1/token?grant_type=pkce',
  '/auth/v1/user?x=1',
  ...['stores', 'surprise_bags', 'orders', 'users', 'rpc/settle', 'rpc/is_payment'].map(
    (name) => `/rest/v1/${name}`,
  ),
  '/storage/v1/bucket',
  '/storage/v1/bucket/bags',
  '/storage/v1/bucket/bags/empty',
  '/storage/v1/object/bags',
  '/storage/v1/object/bags/x.png',
  '/storage/v1/object/copy',
  '/storage/v1/object/move',
  '/storage/v1/object/info/bags/x.png',
  '/storage/v1/object/list/bags',
  '/storage/v1/object/list-v2/bags',
  '/storage/v1/object/public/bags/x.png',
  '/storage/v1/object/authenticated/bags/x.png',
  '/storage/v1/object/sign/bags',
  '/storage/v1/object/sign/bags/x.png',
  '/storage/v1/object/upload/sign/bags/x.png',
  '/storage/v1/render/image/public/bags/x.png',
];

const ownEndpoints = () =>
  [...new Set(booted.app.routes.map(({ path }) => path))]
    .filter((path) => !path.endsWith('/stream'))
    .map((path) =>
      path
        .replace(/:\w+\{[^}]*\}/g, '1')
        .replace(/:\w+/g, 'x')
        .replace(/\*/g, 'x'),
    );

const endpoints = () => [...new Set([...ownEndpoints(), ...ENGINE_ENDPOINTS])];

const PARAMETERS = ['token', 'name', 'redirect_to', 'select', 'order', 'type', 'token_hash'];

/** In place of the last two segments, as an additional segment, and in the values of the query. */
function withNothing(address: string): string[] {
  const { pathname, search } = new URL(address, 'http://x');
  const segments = pathname.split('/').slice(1);
  const join = search === '' ? '?' : '&';
  return [
    ...['%00', 'a%00b', '%2500', '%ff', '%E0%A4%A'].flatMap((sign) => [
      ...segments.map((_segment, at) => `/${segments.with(at, sign).join('/')}${search}`).slice(-2),
      `${pathname}/${sign}${search}`,
    ]),
    ...PARAMETERS.map((name) => `${address}${join}${name}=%00`),
    ...['%00', '%ff', 'x', 'a.b.c'].map((token) => `${address}${join}externalId=1&token=${token}`),
    `${address}${join}name=eq.%00`,
  ];
}

const NUL = String.raw`"\u0000"`;
const AUTH_FIELDS =
  'email password phone refresh_token token token_hash type data options gotrue_meta_security';
const STORAGE_FIELDS =
  'prefix bucketId sourceKey destinationKey destinationBucket id name search prefixes public';
const HALF_A_SIGN = String.raw`"\ud83d"`;

const TYPES = ['application/json', 'application/x-www-form-urlencoded', 'text/plain'];

const NO_OBJECTS = ['null', '1', '"x"', 'true', '[]', '[null]', '[1]', '{}', '', '{', '\0', NUL, `[${NUL}]`];

const bodiesWith = (fields: string, proper: string) => [
  ...NO_OBJECTS,
  ...fields
    .split(' ')
    .flatMap((field) =>
      [NUL, HALF_A_SIGN, 'null', '{}', `{"a":${NUL}}`].map((value) => `{${proper},"${field}":${value}}`),
    ),
];

const AUTH_BODIES = bodiesWith(
  AUTH_FIELDS,
  '"email":"a@example.com","password":"Correct-horse-7","type":"recovery"',
);
const STORAGE_BODIES = bodiesWith(
  STORAGE_FIELDS,
  '"bucketId":"bags","sourceKey":"x.png","destinationKey":"y.png","prefix":""',
);

/** Limited concurrency: the load that the machine can take is not under test here. */
async function failures(
  requests: ReadonlyArray<() => Promise<[name: string, status: number]>>,
): Promise<string[]> {
  const failed: string[] = [];
  const queue = [...requests];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, status] = await next();
      if (status >= 500) failed.push(`${status} ${name}`);
    }
  };
  await Promise.all(Array.from({ length: 40 }, work));
  return failed.toSorted();
}

test('the routes were found', () => {
  expect(endpoints()).toEqual(
    expect.arrayContaining([
      '/wallet/x',
      '/api/orders/x',
      '/api/orders/checkout',
      '/api/whish/callback',
      '/x',
    ]),
  );
});

describe('an address with NUL in it', () => {
  test.each(METHODS)('an address with NUL in it never causes a 500: %s', async (method) => {
    const requests = endpoints()
      .flatMap(withNothing)
      .map((address) => async (): Promise<[string, number]> => {
        const { status } = await attack.send(address, { method, as: admin });
        return [`${method} ${address}`, status];
      });
    expect(await failures(requests)).toEqual([]);
  });
});

describe('a body that is not an object, or contains NUL', () => {
  /** The body that an engine endpoint expects, with one wrong field. */
  const bodiesFor = (address: string, method: string) =>
    (method !== 'PATCH' && address.startsWith('/auth/v1/') && AUTH_BODIES) ||
    (method !== 'PATCH' && address.startsWith('/storage/v1/') && STORAGE_BODIES) ||
    NO_OBJECTS;
  const typesFor = (body: string) => (['null', '"x"', ''].includes(body) ? TYPES : TYPES.slice(0, 1));

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'a body that is not an object, or contains NUL, never causes a 500: %s',
    async (method) => {
      let sent = 0;
      const requests = endpoints().flatMap((address) =>
        bodiesFor(address, method).flatMap((body) =>
          typesFor(body).map((type) => async (): Promise<[string, number]> => {
            const { status } = await attack.send(address, {
              method,
              // Signing out would leave the remaining requests without a session.
              as: address === '/auth/v1/logout' ? null : admin,
              // A new address each time, so that no two sign-ups share one.
              body: body.replace('a@example.com', `${method.toLowerCase()}${(sent += 1)}@example.com`),
              headers: { 'content-type': type },
            });
            return [`${method} ${address} ${type} ${JSON.stringify(body)}`, status];
          }),
        ),
      );
      expect(await failures(requests)).toEqual([]);
    },
    120_000,
  );
});
