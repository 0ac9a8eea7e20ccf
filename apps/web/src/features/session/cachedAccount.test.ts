import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '../../lib/http/config.ts';
import { ACCOUNT_KEY, clearAccount, clearStaleAccount } from '../../lib/http/accountStorage.ts';
import { cachedOrders } from '../orders/cachedOrders.ts';
import { cacheOrder, cacheOrders, cacheProfile, cachedProfile } from './cachedAccount.ts';

const stored = new Map<string, string>();
const mona = { id: 'u1', email: 'mona@zawadeh.local', name: 'Mona', role: 'user' };
const orders = [{ id: 'o1', order_code: 'ZWD-AAAA1111', payment_status: 'paid' }];

const signIn = (id: string) => stored.set(SESSION_KEY, JSON.stringify({ access_token: 'a', user: { id } }));

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  signIn('u1');
  cacheProfile('u1', mona);
  cacheOrders('u1', orders);
});

afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

test('the signed-in user’s profile and orders are cached', () => {
  expect(cachedProfile()).toMatchObject({ id: 'u1', name: 'Mona' });
  expect(cachedOrders('u1')).toMatchObject([{ code: 'ZWD-AAAA1111' }]);
});

test('caching the profile again keeps the orders', () => {
  cacheProfile('u1', { ...mona, name: 'Mona Kabbara' });
  expect(cachedProfile()?.name).toBe('Mona Kabbara');
  expect(cachedOrders('u1')).toHaveLength(1);
});

test('an order that was opened by itself is cached once, among the others in their order', () => {
  const at = (day: string) => `2026-11-${day}T10:00:00+00:00`;
  const row = { id: 'o2', order_code: 'ZWD-BBBB2222', payment_status: 'pending', created_at: at('20') };
  cacheOrders('u1', [
    { ...orders[0], created_at: at('22') },
    { ...orders[0], order_code: 'ZWD-CCCC3333', created_at: at('18') },
  ]);
  cacheOrder('u1', row);
  cacheOrder('u1', { ...row, payment_status: 'paid' });
  expect(cachedOrders('u1')).toMatchObject([
    { code: 'ZWD-AAAA1111' },
    { code: 'ZWD-BBBB2222', paymentStatus: 'paid' },
    { code: 'ZWD-CCCC3333' },
  ]);
});

test('the first order that is opened is cached where no order was', () => {
  stored.delete(ACCOUNT_KEY);
  cacheProfile('u1', mona);
  cacheOrder('u1', orders[0]!);
  expect(cachedOrders('u1')).toMatchObject([{ code: 'ZWD-AAAA1111' }]);
});

test('no account is cached after the sign-out', () => {
  stored.delete(SESSION_KEY);
  expect(cachedProfile()).toBe(null);
  expect(cachedOrders('u1')).toBe(null);
  clearAccount();
  expect(stored.size).toBe(0);
});

test('the next user sees nothing of the one before and replaces their data', () => {
  signIn('u2');
  expect(cachedProfile()).toBe(null);
  expect(cachedOrders('u1')).toBe(null);
  expect(cachedOrders('u2')).toBe(null);
  cacheProfile('u2', { ...mona, id: 'u2' });
  expect(cachedOrders('u2')).toBe(null);
  expect(stored.get(ACCOUNT_KEY)).not.toContain('ZWD-AAAA1111');
});

test('a response that comes after sign-out is not stored', () => {
  clearAccount();
  stored.delete(SESSION_KEY);
  cacheProfile('u1', mona);
  cacheOrders('u1', orders);
  expect(stored.has(ACCOUNT_KEY)).toBe(false);
});

test.each([
  ['no user', () => stored.delete(SESSION_KEY)],
  ['another user', () => signIn('u2')],
])('the data of an ended session is removed by the next page, where %s is signed in', (_case, change) => {
  clearStaleAccount();
  expect(stored.has(ACCOUNT_KEY)).toBe(true);
  change();
  clearStaleAccount();
  expect(stored.has(ACCOUNT_KEY)).toBe(false);
});

test.each([
  '',
  'null',
  '[]',
  '"x"',
  '{',
  '{"userId":"u1"}',
  '{"userId":"u1","profile":{"id":"u2"},"orders":{}}',
])('%s in storage is read as nothing', (text) => {
  stored.set(ACCOUNT_KEY, text);
  expect(cachedProfile()).toBe(null);
  expect(cachedOrders('u1')).toBe(null);
});

test('the cached orders are limited', () => {
  cacheOrders(
    'u1',
    Array.from({ length: 80 }, (_, number) => ({ ...orders[0], id: `o${number}` })),
  );
  expect(cachedOrders('u1')).toHaveLength(50);
});
