import { afterEach, expect, test, vi } from 'vitest';
import { bagsAtom, refreshBags } from './bags.ts';
import { createStore } from './store.ts';

const row = (quantity: number) => ({ id: 'b1', sale_price: 4, quantity });

const answers = (...list: Array<() => Response>) => {
  const call = vi.fn<typeof fetch>(async () => (list.shift() ?? (() => Response.error()))());
  vi.stubGlobal('fetch', call);
  return call;
};

afterEach(() => vi.unstubAllGlobals());

test('however many ask at once, one request is made', async () => {
  const call = answers(() => Response.json([row(1)]));
  const store = createStore();
  await Promise.all([refreshBags(store), refreshBags(store), refreshBags(store)]);
  expect(call).toHaveBeenCalledTimes(1);
});

test('trouble keeps what was known, and goes when the server is back', async () => {
  const store = createStore();
  answers(
    () => Response.json([row(1)], { headers: { etag: '"1"' } }),
    () => new Response('', { status: 503 }),
    () => new Response(null, { status: 304 }),
  );
  await refreshBags(store);
  await refreshBags(store);
  expect(store.get(bagsAtom)).toMatchObject({ trouble: 'server', etag: '"1"', bags: [{ id: 'b1' }] });
  await refreshBags(store);
  expect(store.get(bagsAtom)).toMatchObject({ trouble: null, bags: [{ id: 'b1' }] });
});

test('nothing is drawn anew when nothing changed', async () => {
  const store = createStore();
  answers(
    () => Response.json([row(1)], { headers: { etag: '"1"' } }),
    () => new Response(null, { status: 304 }),
  );
  await refreshBags(store);
  const before = store.get(bagsAtom);
  await refreshBags(store);
  expect(store.get(bagsAtom)).toBe(before);
});
