import { CART_KEY, CHECKOUT_FORM_KEY, SUCCESS_DATA_KEY, type Profile } from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionResult } from './resolveSession.ts';
import { ACCOUNT_KEY } from '../../lib/http/accountStorage.ts';
import { SESSION_KEY } from '../../lib/http/config.ts';
import {
  retrySession,
  emailLinkAtom,
  OTHER_ACCOUNT_LINK,
  sessionAtom,
  signOut,
  startSession,
} from './session.ts';
import { createStore } from '../../lib/store.ts';

const accounts = vi.hoisted(() => ({
  followSession: vi.fn<(onResult: (result: SessionResult) => void) => Promise<void>>(),
  checkSession: vi.fn<() => Promise<SessionResult>>(),
  signOut: vi.fn<(session: string | null) => Promise<void>>(),
}));
vi.mock('./accounts.ts', () => accounts);

const mona = { id: 'u1', email: 'mona@zawadeh.local', role: 'user', active: true } as Profile;
const stored = new Map<string, string>();
const address = { hash: '', pathname: '/', search: '', replace: vi.fn<(to: string) => void>() };
const replaceState = vi.fn<(state: unknown, unused: string, to: string) => void>();

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal(
    'StorageEvent',
    class extends Event {
      readonly key: string;
      constructor(type: string, { key }: { key: string }) {
        super(type);
        this.key = key;
      }
    },
  );
  vi.stubGlobal('location', address);
  vi.stubGlobal('history', { state: null, replaceState });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  stored.clear();
  Object.assign(address, { hash: '', pathname: '/' });
});

/** Opens a page in a browser with a stored session. */
async function open() {
  const store = createStore();
  stored.set(SESSION_KEY, '{}');
  const stop = startSession(store);
  await nextTask();
  const status = () => store.get(sessionAtom).status;
  return { store, stop, status };
}

const report = (result: SessionResult) =>
  accounts.followSession.mockImplementation(async (onResult: (result: SessionResult) => void) =>
    onResult(result),
  );

function storageChanges(key: string | null, newValue: string | null = null) {
  window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

test('a user without a stored session is signed out, and the client is not loaded', () => {
  const store = createStore();
  startSession(store);
  expect(store.get(sessionAtom)).toEqual({ status: 'signedOut' });
  expect(accounts.followSession).not.toHaveBeenCalled();
});

test('a stored session is reported with its profile', async () => {
  report({ ok: true, value: mona });
  const { store } = await open();
  expect(store.get(sessionAtom)).toEqual({ status: 'signedIn', profile: mona });
});

test('a client that cannot be loaded is unreachable, and loaded on a retry', async () => {
  accounts.followSession.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { store, status } = await open();
  expect(status()).toBe('unreachable');
  report({ ok: true, value: mona });
  await retrySession(store);
  expect(status()).toBe('signedIn');
});

test('a profile that cannot be fetched is unreachable, and fetched again online', async () => {
  report({ ok: false, error: 'unreachable' });
  const { status } = await open();
  expect(status()).toBe('unreachable');
  accounts.checkSession.mockResolvedValue({ ok: true, value: mona });
  window.dispatchEvent(new Event('online'));
  expect(status()).toBe('unknown');
  await nextTask();
  expect(status()).toBe('signedIn');
  expect(accounts.followSession).toHaveBeenCalledTimes(1);
});

test('a known user stays signed in when a later check fails', async () => {
  const client = { onResult: (_result: SessionResult) => {} };
  accounts.followSession.mockImplementation(async (onResult: (result: SessionResult) => void) => {
    client.onResult = onResult;
    onResult({ ok: true, value: mona });
  });
  const { status } = await open();
  client.onResult({ ok: false, error: 'unreachable' });
  expect(status()).toBe('signedIn');
  client.onResult({ ok: true, value: null });
  expect(status()).toBe('signedOut');
});

test('a sign-out in another tab is noticed, and so is a cleared storage', async () => {
  report({ ok: true, value: mona });
  for (const key of [SESSION_KEY, null]) {
    const { status, stop } = await open();
    expect(status()).toBe('signedIn');
    stored.clear();
    storageChanges('something else');
    expect(status()).toBe('signedIn');
    storageChanges(key);
    expect(status()).toBe('signedOut');
    stop();
  }
});

test('a late check does not undo a sign-out in another tab', async () => {
  const client = { onResult: (_result: SessionResult) => {} };
  accounts.followSession.mockImplementation(async (onResult: (result: SessionResult) => void) => {
    client.onResult = onResult;
  });
  const { status } = await open();
  stored.delete(SESSION_KEY);
  storageChanges(SESSION_KEY);
  client.onResult({ ok: true, value: mona });
  expect(status()).toBe('signedOut');
});

test('a sign-in in another tab is noticed', async () => {
  report({ ok: true, value: mona });
  const store = createStore();
  startSession(store);
  stored.set(SESSION_KEY, '{}');
  storageChanges(SESSION_KEY);
  await nextTask();
  expect(store.get(sessionAtom).status).toBe('signedIn');
});

test('a sign-out in another tab clears the success data of this one', () => {
  const entries = new Set([SUCCESS_DATA_KEY]);
  vi.stubGlobal('sessionStorage', { removeItem: (key: string) => entries.delete(key) });
  startSession(createStore());
  storageChanges(CHECKOUT_FORM_KEY, '{"firstName":"Rania"}');
  storageChanges(CART_KEY);
  expect(entries.size).toBe(1);
  storageChanges(CHECKOUT_FORM_KEY);
  expect(entries.size).toBe(0);
});

test('signing out leaves nothing of the user in the browser, before the client is loaded', async () => {
  report({ ok: true, value: mona });
  const { store, status } = await open();
  stored.set(ACCOUNT_KEY, '{"userId":"u1"}');
  stored.set(CHECKOUT_FORM_KEY, '{"firstName":"Rania"}');
  stored.set(CART_KEY, '[]');
  const order: string[] = [];
  window.addEventListener('storage', () => order.push(status()));
  const ended = signOut(store);
  expect(status()).toBe('signedOut');
  expect([...stored.keys()]).toEqual([CART_KEY]);
  // The form is cleared after the state, or it would fill itself from the profile.
  expect(new Set(order)).toEqual(new Set(['signedOut']));
  await ended;
  expect(accounts.signOut).toHaveBeenCalledExactlyOnceWith('{}');
});

test('a link to the landing page is redirected to the login', () => {
  address.hash = '#access_token=x&type=signup';
  startSession(createStore());
  expect(address.replace).toHaveBeenCalledWith('/login#access_token=x&type=signup');
  expect(accounts.followSession).not.toHaveBeenCalled();
});

test.each([
  ['#access_token=x&type=signup', 1],
  ['#error=access_denied&error_code=otp_expired', 0],
])('the link %s at the login is passed to the screen', async (hash, followed) => {
  report({ ok: true, value: mona });
  Object.assign(address, { hash, pathname: '/login' });
  const store = createStore();
  startSession(store);
  await nextTask();
  expect(store.get(emailLinkAtom)).toBe(hash);
  expect(accounts.followSession).toHaveBeenCalledTimes(followed);
  expect(replaceState).not.toHaveBeenCalled();
});

const linkOf = (userId: string) =>
  `#access_token=e30.${Buffer.from(JSON.stringify({ sub: userId })).toString('base64url')}.x&type=recovery`;

/** Opens a link in a browser where u1 is signed in. */
async function openLink(pathname: string, hash: string) {
  Object.assign(address, { hash, pathname });
  stored.set(SESSION_KEY, '{"user":{"id":"u1"}}');
  report({ ok: true, value: mona });
  const store = createStore();
  startSession(store);
  await nextTask();
  expect(store.get(sessionAtom).status).toBe('signedIn');
  return store.get(emailLinkAtom);
}

test('the link of a signed-in user is passed to the screen', async () => {
  expect(await openLink('/login', linkOf('u1'))).toBe(linkOf('u1'));
  expect(replaceState).not.toHaveBeenCalled();
});

test.each([linkOf('u2'), '#access_token=x&type=recovery'])(
  'a link of another account is removed while a user is signed in, and the screen is notified',
  async (hash) => {
    expect(await openLink('/login', hash)).toBe(OTHER_ACCOUNT_LINK);
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/login');
  },
);

test.each([linkOf('u1'), linkOf('u2'), '#error_code=otp_expired'])(
  'a link on a page to which no e-mail leads is removed and ignored',
  async (hash) => {
    expect(await openLink('/our-bags', hash)).toBe('');
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/our-bags');
    expect(address.replace).not.toHaveBeenCalled();
  },
);

test('a link on a page to which no e-mail leads does not load the client of a visitor', () => {
  Object.assign(address, { hash: linkOf('u2'), pathname: '/our-bags' });
  const store = createStore();
  startSession(store);
  expect(store.get(sessionAtom)).toEqual({ status: 'signedOut' });
  expect(accounts.followSession).not.toHaveBeenCalled();
});
