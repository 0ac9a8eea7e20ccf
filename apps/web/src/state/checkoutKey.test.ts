import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetKey, keyFor } from './checkoutKey.ts';

const tab = (kept = new Map<string, string>()) =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });

const body = { bag_id: 'b1', qty: 2 };

beforeEach(() => {
  tab();
  forgetKey();
});
afterEach(() => vi.unstubAllGlobals());

test('a double press and a reload send the same key', async () => {
  const key = keyFor(body);
  expect(keyFor({ ...body })).toBe(key);
  vi.resetModules();
  const reloaded = await import('./checkoutKey.ts');
  expect(reloaded.keyFor(body)).toBe(key);
});

test('another cart has another key, and so has the same cart once its order is over', () => {
  const key = keyFor(body);
  expect(keyFor({ ...body, qty: 3 })).not.toBe(key);
  const again = keyFor(body);
  forgetKey();
  expect(keyFor(body)).not.toBe(again);
});

test('a key is one that the server takes', () => {
  const keys = Array.from({ length: 50 }, (_, qty) => keyFor({ qty }));
  expect(new Set(keys).size).toBe(50);
  expect(keys.every((key) => /^[a-z\d-]{8,100}$/.test(key))).toBe(true);
});

test.each(['', '{', 'null', '7', '{"content":1,"key":2}'])('%j in storage is as good as nothing', (text) => {
  tab(new Map([['zawadeh-checkout-key', text]]));
  expect(keyFor(body)).toBe(keyFor(body));
});

test('where nothing can be kept, a double press is one order all the same', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const key = keyFor(body);
  expect(keyFor(body)).toBe(key);
  expect(keyFor({ ...body, qty: 3 })).not.toBe(key);
});
