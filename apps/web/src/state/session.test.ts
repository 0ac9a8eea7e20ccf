import { CART_KEY, CHECKOUT_FORM_KEY, SUCCESS_DATA_KEY, type Profile } from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionResult } from '../backend/followSession.ts';
import { SESSION_KEY } from '../backend/config.ts';
import { retrySession, linkAtom, sessionAtom, signOut, startSession } from './session.ts';
import { createStore } from '../lib/store.ts';

const accounts = vi.hoisted(() => ({
  followSession: vi.fn<(keep: (look: SessionResult) => void) => Promise<void>>(),
  checkSession: vi.fn<() => Promise<SessionResult>>(),
  signOut: vi.fn<() => Promise<void>>(),
}));
vi.mock('../backend/accounts.ts', () => accounts);

const mona = { id: 'u1', email: 'mona@zawadeh.local', role: 'user', active: true } as Profile;
const kept = new Map<string, string>();
const address = { hash: '', pathname: '/', replace: vi.fn<(to: string) => void>() };

const aTurn = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', address);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  kept.clear();
  Object.assign(address, { hash: '', pathname: '/' });
});

/** A page is opened, by a browser that keeps a session. */
async function open() {
  const store = createStore();
  kept.set(SESSION_KEY, '{}');
  const stop = startSession(store);
  await aTurn();
  const status = () => store.get(sessionAtom).status;
  return { store, stop, status };
}

const hearing = (look: SessionResult) =>
  accounts.followSession.mockImplementation(async (keep: (look: SessionResult) => void) => keep(look));

function storageChanges(key: string | null, newValue: string | null = null) {
  window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

test('nobody is here where no session is kept, and the client is not even loaded', () => {
  const store = createStore();
  startSession(store);
  expect(store.get(sessionAtom)).toEqual({ status: 'signedOut' });
  expect(accounts.followSession).not.toHaveBeenCalled();
});

test('whoever is kept is known by name', async () => {
  hearing({ ok: true, value: mona });
  const { store } = await open();
  expect(store.get(sessionAtom)).toEqual({ status: 'signedIn', profile: mona });
});

test('a client that cannot be loaded is said, and loaded when it is asked for again', async () => {
  accounts.followSession.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { store, status } = await open();
  expect(status()).toBe('unreachable');
  hearing({ ok: true, value: mona });
  await retrySession(store);
  expect(status()).toBe('signedIn');
});

test('a profile that cannot be read is said, and read again as soon as there is a network', async () => {
  hearing({ ok: false, error: 'unreachable' });
  const { status } = await open();
  expect(status()).toBe('unreachable');
  accounts.checkSession.mockResolvedValue({ ok: true, value: mona });
  window.dispatchEvent(new Event('online'));
  expect(status()).toBe('unknown');
  await aTurn();
  expect(status()).toBe('signedIn');
  expect(accounts.followSession).toHaveBeenCalledTimes(1);
});

test('whoever is known stays, when a later look fails', async () => {
  const client = { keep: (_look: SessionResult) => {} };
  accounts.followSession.mockImplementation(async (keep: (look: SessionResult) => void) => {
    client.keep = keep;
    keep({ ok: true, value: mona });
  });
  const { status } = await open();
  client.keep({ ok: false, error: 'unreachable' });
  expect(status()).toBe('signedIn');
  client.keep({ ok: true, value: null });
  expect(status()).toBe('signedOut');
});

test('signing out in another tab is noticed, and so is a browser that forgets everything', async () => {
  hearing({ ok: true, value: mona });
  for (const key of [SESSION_KEY, null]) {
    const { status, stop } = await open();
    expect(status()).toBe('signedIn');
    kept.clear();
    storageChanges('something else');
    expect(status()).toBe('signedIn');
    storageChanges(key);
    expect(status()).toBe('signedOut');
    stop();
  }
});

test('a look that was under way does not bring back whoever has signed out in another tab', async () => {
  const client = { keep: (_look: SessionResult) => {} };
  accounts.followSession.mockImplementation(async (keep: (look: SessionResult) => void) => {
    client.keep = keep;
  });
  const { status } = await open();
  kept.delete(SESSION_KEY);
  storageChanges(SESSION_KEY);
  client.keep({ ok: true, value: mona });
  expect(status()).toBe('signedOut');
});

test('signing in in another tab is noticed', async () => {
  hearing({ ok: true, value: mona });
  const store = createStore();
  startSession(store);
  kept.set(SESSION_KEY, '{}');
  storageChanges(SESSION_KEY);
  await aTurn();
  expect(store.get(sessionAtom).status).toBe('signedIn');
});

test('signing out in another tab takes what this one told of a paid order', () => {
  const told = new Set([SUCCESS_DATA_KEY]);
  vi.stubGlobal('sessionStorage', { removeItem: (key: string) => told.delete(key) });
  startSession(createStore());
  storageChanges(CHECKOUT_FORM_KEY, '{"firstName":"Rania"}');
  storageChanges(CART_KEY);
  expect(told.size).toBe(1);
  storageChanges(CHECKOUT_FORM_KEY);
  expect(told.size).toBe(0);
});

test('signing out works without the client, too', async () => {
  hearing({ ok: true, value: mona });
  const { store, status } = await open();
  accounts.signOut.mockRejectedValue(new TypeError('Failed to fetch'));
  await signOut(store);
  expect(status()).toBe('signedOut');
  expect(kept.has(SESSION_KEY)).toBe(false);
});

test('a link that leads to the front door is led on to the login', () => {
  address.hash = '#access_token=x&type=signup';
  startSession(createStore());
  expect(address.replace).toHaveBeenCalledWith('/login#access_token=x&type=signup');
  expect(accounts.followSession).not.toHaveBeenCalled();
});

test.each([
  ['#access_token=x&type=signup', 1],
  ['#error=access_denied&error_code=otp_expired', 0],
])('at the login, %s is kept for the screen', async (hash, followed) => {
  hearing({ ok: true, value: mona });
  Object.assign(address, { hash, pathname: '/login' });
  const store = createStore();
  startSession(store);
  await aTurn();
  expect(store.get(linkAtom)).toBe(hash);
  expect(accounts.followSession).toHaveBeenCalledTimes(followed);
});
