import { expect, test, vi } from 'vitest';
import { lruCache } from './lruCache.ts';

test('what was used longest ago makes room, and is made anew when it is asked for again', () => {
  const make = vi.fn<() => object>(() => ({}));
  const keep = lruCache<object>(2);
  const first = keep('first', make);
  const second = keep('second', make);
  expect(keep('first', make)).toBe(first);
  keep('third', make);
  expect(keep('first', make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(3);
  expect(keep('second', make)).not.toBe(second);
});
