import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearCheckoutKey, checkoutKeyFor } from './checkoutKey.ts';

const tab = (stored = new Map<string, string>()) =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });

const body = { bag_id: 'b1', qty: 2 };

beforeEach(() => {
  tab();
  clearCheckoutKey();
});
afterEach(() => vi.unstubAllGlobals());

test('a double press and a reload send the same key', async () => {
  const key = checkoutKeyFor(body);
  expect(checkoutKeyFor({ ...body })).toBe(key);
  vi.resetModules();
  const reloaded = await import('./checkoutKey.ts');
  expect(reloaded.checkoutKeyFor(body)).toBe(key);
});

test('another cart has another key, and so has the same cart once its order is closed', () => {
  const key = checkoutKeyFor(body);
  expect(checkoutKeyFor({ ...body, qty: 3 })).not.toBe(key);
  const again = checkoutKeyFor(body);
  clearCheckoutKey();
  expect(checkoutKeyFor(body)).not.toBe(again);
});

test('the server accepts every key', () => {
  const keys = Array.from({ length: 50 }, (_, qty) => checkoutKeyFor({ qty }));
  expect(new Set(keys).size).toBe(50);
  expect(keys.every((key) => /^[a-z\d-]{8,100}$/.test(key))).toBe(true);
});

test.each(['', '{', 'null', '7', '{"content":1,"key":2}'])('%j in storage is ignored', (text) => {
  tab(new Map([['zawadeh-checkout-key', text]]));
  expect(checkoutKeyFor(body)).toBe(checkoutKeyFor(body));
});

test('a double press is one order where storage is denied', () => {
  const deny = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny, removeItem: deny });
  const key = checkoutKeyFor(body);
  expect(checkoutKeyFor(body)).toBe(key);
  expect(checkoutKeyFor({ ...body, qty: 3 })).not.toBe(key);
});
