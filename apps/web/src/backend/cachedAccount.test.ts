import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION_KEY } from './config.ts';
import { ACCOUNT_KEY, forgetAccount, forgetStrangers } from './accountStorage.ts';
import { cacheOrders, cacheProfile, cachedOrders, cachedProfile } from './cachedAccount.ts';

const kept = new Map<string, string>();
const mona = { id: 'u1', email: 'mona@zawadeh.local', name: 'Mona', role: 'user' };
const orders = [{ id: 'o1', order_code: 'ZWD-AAAA1111', payment_status: 'paid' }];

const signIn = (id: string) => kept.set(SESSION_KEY, JSON.stringify({ access_token: 'a', user: { id } }));

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  signIn('u1');
  cacheProfile('u1', mona);
  cacheOrders('u1', orders);
});

afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

test('whoever is signed in is known with their orders when nobody can be asked', () => {
  expect(cachedProfile()).toMatchObject({ id: 'u1', name: 'Mona' });
  expect(cachedOrders('u1')).toMatchObject([{ code: 'ZWD-AAAA1111' }]);
});

test('a later look at the profile leaves the orders', () => {
  cacheProfile('u1', { ...mona, name: 'Mona Kabbara' });
  expect(cachedProfile()?.name).toBe('Mona Kabbara');
  expect(cachedOrders('u1')).toHaveLength(1);
});

test('signed out, nothing is known and nothing is left', () => {
  kept.delete(SESSION_KEY);
  expect(cachedProfile()).toBe(null);
  expect(cachedOrders('u1')).toBe(null);
  forgetAccount();
  expect(kept.size).toBe(0);
});

test('the next person sees nothing of the one before, and takes their place', () => {
  signIn('u2');
  expect(cachedProfile()).toBe(null);
  expect(cachedOrders('u1')).toBe(null);
  expect(cachedOrders('u2')).toBe(null);
  cacheProfile('u2', { ...mona, id: 'u2' });
  expect(cachedOrders('u2')).toBe(null);
  expect(kept.get(ACCOUNT_KEY)).not.toContain('ZWD-AAAA1111');
});

test('an answer that comes after its asker has signed out is not kept', () => {
  forgetAccount();
  kept.delete(SESSION_KEY);
  cacheProfile('u1', mona);
  cacheOrders('u1', orders);
  expect(kept.has(ACCOUNT_KEY)).toBe(false);
});

test.each([
  ['nobody', () => kept.delete(SESSION_KEY)],
  ['somebody else', () => signIn('u2')],
])('what a session has left behind goes with the next page, where %s is signed in', (_who, change) => {
  forgetStrangers();
  expect(kept.has(ACCOUNT_KEY)).toBe(true);
  change();
  forgetStrangers();
  expect(kept.has(ACCOUNT_KEY)).toBe(false);
});

test.each([
  '',
  'null',
  '[]',
  '"x"',
  '{',
  '{"userId":"u1"}',
  '{"userId":"u1","profile":{"id":"u2"},"orders":{}}',
])('whatever stands there, %s is read as nothing', (text) => {
  kept.set(ACCOUNT_KEY, text);
  expect(cachedProfile()).toBe(null);
  expect(cachedOrders('u1')).toBe(null);
});

test('no more orders are kept than anybody looks through', () => {
  cacheOrders(
    'u1',
    Array.from({ length: 80 }, (_, number) => ({ ...orders[0], id: `o${number}` })),
  );
  expect(cachedOrders('u1')).toHaveLength(50);
});
