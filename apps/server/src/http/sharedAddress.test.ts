/** A town behind one carrier's address, and one attacker among its users. */
import {
  CANCEL_PAID_PATH,
  CHECKOUT_PATH,
  COUNTER_TAKE_BACK_PATH,
  PROFILE_PATH,
  secretHash,
} from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offlinePorts } from '../testing/offlinePorts.ts';
import { serverWith } from '../testing/serverWith.ts';

const TOWN = '203.0.113.7';
const PASSWORD = 'Correct-horse-7';
/** The token of a paired phone. */
const PHONE = 'P'.repeat(43);
const COUNTER = {
  id: 'phone',
  kind: 'counter',
  name: 'Counter',
  store_id: 'oven',
  store: 'Oven',
  store_ar: null,
};
const UNKNOWN = { ok: false, error: { code: 'unknown_device', refused: 'unknown_device' } };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

/** An engine with one valid password for every account, which accepts all tokens but forged and expired ones. */
function sharedAddressServer() {
  const requestedPaths: string[] = [];
  const lookedUp: string[] = [];
  const lookups = { running: 0, most: 0, made: 0 };
  const app = serverWith({
    supabase: async (request) => {
      requestedPaths.push(new URL(request.url).pathname);
      const { password } = (await request.json()) as { password?: string };
      const isRefused = request.url.includes('password') && password !== PASSWORD;
      return Response.json({}, { status: isRefused ? 400 : 200 });
    },
    identify: async (token) => {
      lookedUp.push(token);
      return token.startsWith('ended') ? null : { id: token, email: null };
    },
    isSigned: (token) => !token.startsWith('forged'),
    handovers: {
      ...offlinePorts.handovers,
      device: async (hash) => {
        lookups.running += 1;
        lookups.made += 1;
        lookups.most = Math.max(lookups.most, lookups.running);
        const isPhone = hash === (await secretHash(PHONE));
        lookups.running -= 1;
        return isPhone ? { ok: true, value: COUNTER } : UNKNOWN;
      },
    } as typeof offlinePorts.handovers,
    people: { ...offlinePorts.people, keepProfile: async () => ({ ok: true }) } as typeof offlinePorts.people,
  });
  const send = async (path: string, body: object, { from = TOWN, token = '', phone = '' } = {}) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(phone && { authorization: `Device ${phone}` }),
    };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await app.request(path, init, { peerAddress: from })).status;
  };
  const signIn = (email: string, password = PASSWORD, from = TOWN) =>
    send('/auth/v1/token?grant_type=password', { email, password }, { from });
  const refresh = () => send('/auth/v1/token?grant_type=refresh_token', { refresh_token: 'x' });
  return { requestedPaths, lookedUp, lookups, send, signIn, refresh };
}

const times = <Value>(count: number, call: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_no, index) => call(index)));

test('guesses at one account block it at that address only, not other users there, nor the owner elsewhere', async () => {
  const { signIn, refresh } = sharedAddressServer();
  const guesses = await times(40, (index) =>
    signIn(index % 2 ? 'Rima@example.com' : 'rima@example.com', 'guess'),
  );
  expect(guesses.filter((status) => status === 400)).toHaveLength(10);
  expect(guesses.filter((status) => status === 429)).toHaveLength(30);
  expect(await signIn('rima@example.com')).toBe(429);
  expect(await signIn('omar@example.com')).toBe(200);
  expect(await signIn('rima@example.com', PASSWORD, '198.51.100.1')).toBe(200);
  expect(await refresh()).toBe(200);
  vi.setSystemTime(60_000);
  expect(await signIn('rima@example.com')).toBe(200);
});

test('sign-ins to one account from one address are limited to sixty a minute, also with the right password', async () => {
  const { signIn } = sharedAddressServer();
  const tries: number[] = [];
  for (let time = 0; time < 100; time += 1) tries.push(await signIn('rima@example.com'));
  expect(tries.filter((status) => status === 200)).toHaveLength(60);
  expect(await signIn('omar@example.com')).toBe(200);
  expect(await signIn('rima@example.com', PASSWORD, '198.51.100.1')).toBe(200);
});

test('ordinary traffic is not limited', async () => {
  const { signIn } = sharedAddressServer();
  for (let time = 0; time < 30; time += 1) expect(await signIn('rima@example.com')).toBe(200);
});

test('refreshing a session is not limited', async () => {
  const { refresh, requestedPaths } = sharedAddressServer();
  const answers = await times(2_000, refresh);
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(requestedPaths).toHaveLength(2_000);
});

test('one password tried at many accounts is limited, but not for accounts that signed in before', async () => {
  const { signIn } = sharedAddressServer();
  expect(await signIn('rima@example.com')).toBe(200);
  const guesses = await times(400, (index) => signIn(`${index}@example.com`, 'guess'));
  expect(guesses.filter((status) => status === 400)).toHaveLength(300);
  expect(await signIn('rima@example.com')).toBe(200);
  expect(await signIn('rima@example.com', 'wrong')).toBe(400);
  expect(await signIn('omar@example.com', PASSWORD, '198.51.100.1')).toBe(200);
});

test('a town signs out and up in one minute', async () => {
  const { send } = sharedAddressServer();
  const out = await times(50, (index) => send('/auth/v1/logout', {}, { token: `person${index}` }));
  expect(new Set(out)).toEqual(new Set([200]));
  const up = await times(50, (index) => send('/auth/v1/signup', { email: `${index}@example.com` }));
  expect(new Set(up)).toEqual(new Set([200]));
});

test('requests over one user’s limit do not count against others', async () => {
  const { send } = sharedAddressServer();
  const checkout = (token: string) => send(CHECKOUT_PATH, {}, { token });
  const flood = await times(1_000, () => checkout('greedy'));
  expect(flood.filter((status) => status === 429)).toHaveLength(970);
  expect(await checkout('neighbour')).toBe(400);
});

test('calls that do not exist keep no neighbour from cancelling', async () => {
  const { send } = sharedAddressServer();
  await times(900, (index) => send('/api/nothing', {}, { token: `greedy${index % 9}` }));
  expect(await send('/api/nothing', {}, { token: 'neighbour' })).toBe(404);
  expect(await send(CANCEL_PAID_PATH, {}, { token: 'neighbour' })).toBe(400);
});

test('made-up tokens of phones block no paired phone', async () => {
  const { send } = sharedAddressServer();
  const takeBack = (phone: string) => send(COUNTER_TAKE_BACK_PATH, {}, { phone });
  expect(await takeBack(PHONE)).toBe(400);
  const made = await times(2_000, (index) => takeBack(String(index).padStart(43, 'x')));
  expect(made.filter((status) => status === 401).length).toBeLessThanOrEqual(300);
  expect(made.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(await takeBack(PHONE)).toBe(400);
});

test('made-up tokens keep no phone out that this server has not seen, and are looked up one at a time', async () => {
  const { send, lookups } = sharedAddressServer();
  const takeBack = (phone: string) => send(COUNTER_TAKE_BACK_PATH, {}, { phone });
  const made = (count: number, sign: string) =>
    times(count, (index) => takeBack(String(index).padStart(43, sign)));
  await made(1_300, 'x');
  expect(await takeBack(PHONE)).toBe(400);
  lookups.most = 0;
  const before = lookups.made;
  const more = await made(1_000, 'y');
  expect(more).not.toContain(200);
  expect(lookups).toMatchObject({ most: 1, made: before + 101 });
});

test('requests of visitors do not count against signed-in users', async () => {
  const { send } = sharedAddressServer();
  const strangers = await times(1_000, () => send(PROFILE_PATH, {}));
  expect(strangers.filter((status) => status === 429)).toHaveLength(700);
  expect(await send(PROFILE_PATH, {}, { token: 'neighbour' })).toBe(400);
});

test('forged tokens are not looked up, and block no other user', async () => {
  const { send, lookedUp } = sharedAddressServer();
  await times(2_000, (index) => send('/api/nothing', {}, { token: `forged${index}` }));
  expect(lookedUp).toEqual([]);
  expect(await send(CHECKOUT_PATH, {}, { token: 'newcomer' })).toBe(400);
});

test('lookups of expired tokens are limited, those of known good tokens are not', async () => {
  const { send } = sharedAddressServer();
  expect(await send(CHECKOUT_PATH, {}, { token: 'neighbour' })).toBe(400);
  const before = await times(1_300, (index) => send('/api/nothing', {}, { token: `ended${index}` }));
  expect(before.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(await send(CHECKOUT_PATH, {}, { token: 'neighbour' })).toBe(400);
});
