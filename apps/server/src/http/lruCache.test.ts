import { expect, test, vi } from 'vitest';
import { lruCache } from './lruCache.ts';

test('the least recently used entry is dropped, and made again when it is requested', () => {
  const make = vi.fn<() => object>(() => ({}));
  const cache = lruCache<object>(2);
  const first = cache('first', make);
  const second = cache('second', make);
  expect(cache('first', make)).toBe(first);
  cache('third', make);
  expect(cache('first', make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(3);
  expect(cache('second', make)).not.toBe(second);
});
