/** A town behind one carrier's address, and one of its people who guesses. */
import { CHECKOUT_PATH, PROFILE_PATH } from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offlinePorts } from '../testing/offlinePorts.ts';
import { serverWith } from '../testing/serverWith.ts';

const TOWN = '203.0.113.7';
const PASSWORD = 'Correct-horse-7';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

/** An engine that knows one password, whoever signs in, and every token but forged and ended ones. */
function town() {
  const requestedPaths: string[] = [];
  const lookedUp: string[] = [];
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
    people: { ...offlinePorts.people, keepProfile: async () => ({ ok: true }) } as typeof offlinePorts.people,
  });
  const send = async (path: string, body: object, { from = TOWN, token = '' } = {}) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await app.request(path, init, { peerAddress: from })).status;
  };
  const signIn = (email: string, password = PASSWORD, from = TOWN) =>
    send('/auth/v1/token?grant_type=password', { email, password }, { from });
  const refresh = () => send('/auth/v1/token?grant_type=refresh_token', { refresh_token: 'x' });
  return { requestedPaths, lookedUp, send, signIn, refresh };
}

const times = <Value>(count: number, call: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_no, index) => call(index)));

test('whoever guesses at one account is refused there, and neither the neighbours nor the owner elsewhere', async () => {
  const { signIn, refresh } = town();
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

test('one account is signed in to sixty times a minute from one address, also with the right password', async () => {
  const { signIn } = town();
  const tries: number[] = [];
  for (let time = 0; time < 100; time += 1) tries.push(await signIn('rima@example.com'));
  expect(tries.filter((status) => status === 200)).toHaveLength(60);
  expect(await signIn('omar@example.com')).toBe(200);
  expect(await signIn('rima@example.com', PASSWORD, '198.51.100.1')).toBe(200);
});

test('what an ordinary minute brings is not limited', async () => {
  const { signIn } = town();
  for (let time = 0; time < 30; time += 1) expect(await signIn('rima@example.com')).toBe(200);
});

test('refreshing a session is never refused', async () => {
  const { refresh, requestedPaths } = town();
  const answers = await times(2_000, refresh);
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(requestedPaths).toHaveLength(2_000);
});

test('whoever tries one password at many accounts is held off, and those who were here before are not', async () => {
  const { signIn } = town();
  expect(await signIn('rima@example.com')).toBe(200);
  const guesses = await times(400, (index) => signIn(`${index}@example.com`, 'guess'));
  expect(guesses.filter((status) => status === 400)).toHaveLength(300);
  expect(await signIn('rima@example.com')).toBe(200);
  expect(await signIn('rima@example.com', 'wrong')).toBe(400);
  expect(await signIn('omar@example.com', PASSWORD, '198.51.100.1')).toBe(200);
});

test('a town signs out and up in one minute', async () => {
  const { send } = town();
  const out = await times(50, (index) => send('/auth/v1/logout', {}, { token: `person${index}` }));
  expect(new Set(out)).toEqual(new Set([200]));
  const up = await times(50, (index) => send('/auth/v1/signup', { email: `${index}@example.com` }));
  expect(new Set(up)).toEqual(new Set([200]));
});

test('what is refused to one account is not taken from its neighbours', async () => {
  const { send } = town();
  const checkout = (token: string) => send(CHECKOUT_PATH, {}, { token });
  const flood = await times(1_000, () => checkout('greedy'));
  expect(flood.filter((status) => status === 429)).toHaveLength(970);
  expect(await checkout('neighbour')).toBe(400);
});

test('what strangers ask is not taken from those who are signed in', async () => {
  const { send } = town();
  const strangers = await times(1_000, () => send(PROFILE_PATH, {}));
  expect(strangers.filter((status) => status === 429)).toHaveLength(700);
  expect(await send(PROFILE_PATH, {}, { token: 'neighbour' })).toBe(400);
});

test('forged tokens are not looked up, and keep nobody out', async () => {
  const { send, lookedUp } = town();
  await times(2_000, (index) => send('/api/nothing', {}, { token: `forged${index}` }));
  expect(lookedUp).toEqual([]);
  expect(await send(CHECKOUT_PATH, {}, { token: 'newcomer' })).toBe(400);
});

test('tokens of ended sessions are looked up only so often, and good ones that are known always', async () => {
  const { send } = town();
  expect(await send(CHECKOUT_PATH, {}, { token: 'neighbour' })).toBe(400);
  const before = await times(1_300, (index) => send('/api/nothing', {}, { token: `ended${index}` }));
  expect(before.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(await send(CHECKOUT_PATH, {}, { token: 'neighbour' })).toBe(400);
});
