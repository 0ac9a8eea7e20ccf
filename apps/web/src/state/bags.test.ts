import { afterEach, expect, test, vi } from 'vitest';
import { bagsAtom, hydrateBags, refreshBags } from './bags.ts';
import { bootAtom } from './boot.ts';
import { packBag } from './briefBags.ts';
import { createStore } from '../lib/store.ts';

const row = (quantity: number) => ({ id: 'b1', sale_price: 4, quantity });

const answers = (...list: Array<() => Response>) => {
  const call = vi.fn<typeof fetch>(async () => (list.shift() ?? (() => Response.error()))());
  vi.stubGlobal('fetch', call);
  return call;
};

afterEach(() => vi.unstubAllGlobals());

test('several calls at once make one request', async () => {
  const call = answers(() => Response.json([row(1)]));
  const store = createStore();
  await Promise.all([refreshBags(store), refreshBags(store), refreshBags(store)]);
  expect(call).toHaveBeenCalledTimes(1);
});

test('an error keeps the earlier rows, and goes when the server is back', async () => {
  const store = createStore();
  answers(
    () => Response.json([row(1)], { headers: { etag: '"1"' } }),
    () => new Response('', { status: 503 }),
    () => new Response(null, { status: 304 }),
  );
  await refreshBags(store);
  await refreshBags(store);
  expect(store.get(bagsAtom)).toMatchObject({ error: 'server', etag: '"1"', bags: [{ id: 'b1' }] });
  await refreshBags(store);
  expect(store.get(bagsAtom)).toMatchObject({ error: null, bags: [{ id: 'b1' }] });
});

test('the state stays the same object when nothing changed', async () => {
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

test('only a changed bag becomes another object', async () => {
  const store = createStore();
  const [first, changed, last] = [row(1), { ...row(2), id: 'b2' }, { ...row(3), id: 'b3' }];
  answers(
    () => Response.json([first, changed, last]),
    () => Response.json([first, { ...changed, quantity: 1 }, last]),
    () => Response.json([last, first]),
  );
  await refreshBags(store);
  const before = store.get(bagsAtom).bags!;
  await refreshBags(store);
  const after = store.get(bagsAtom).bags!;
  expect(after.map((bag, place) => bag === before[place])).toEqual([true, false, true]);
  expect(after[1]!.quantity).toBe(1);
  await refreshBags(store);
  expect(store.get(bagsAtom).bags!.map((bag) => before.indexOf(bag))).toEqual([2, 0]);
});

const cachedShelf =
  (at: string, quantity: number, etag = '"1"') =>
  () =>
    Response.json([row(quantity)], { headers: { etag, date: at, 'x-zawadeh-cached': 'offline' } });

test('a cached shelf is used where there is no other, with the error and its time', async () => {
  const store = createStore();
  answers(cachedShelf('Sat, 21 Nov 2026 12:30:00 GMT', 3));
  await refreshBags(store);
  expect(store.get(bagsAtom)).toMatchObject({
    error: 'offline',
    at: Date.parse('2026-11-21T12:30:00Z'),
    bags: [{ id: 'b1', quantity: 3 }],
  });
});

test('an equal answer and an equal cached shelf keep every bag the same object', async () => {
  const store = createStore();
  answers(
    () => Response.json([row(1)]),
    () => Response.json([row(1)], { headers: { etag: '"1"' } }),
    cachedShelf('Sat, 21 Nov 2026 12:30:00 GMT', 1),
  );
  await refreshBags(store);
  const [before] = store.get(bagsAtom).bags!;
  await refreshBags(store);
  expect(store.get(bagsAtom).bags![0]).toBe(before);
  await refreshBags(store);
  expect(store.get(bagsAtom)).toMatchObject({ error: 'offline', at: Date.parse('2026-11-21T12:30:00Z') });
  expect(store.get(bagsAtom).bags![0]).toBe(before);
});

test('a cached shelf replaces an earlier page, and never a live answer', async () => {
  const drawnAt = (time: string) => ({
    rows: [row(9)],
    isPart: false,
    etag: '"0"',
    now: Date.parse(time),
    support: null,
  });
  const earlier = createStore();
  earlier.set(bootAtom, drawnAt('2026-11-21T12:00:00Z'));
  hydrateBags(earlier);
  answers(cachedShelf('Sat, 21 Nov 2026 12:30:00 GMT', 3));
  await refreshBags(earlier);
  expect(earlier.get(bagsAtom)).toMatchObject({ bags: [{ quantity: 3 }] });

  const later = createStore();
  later.set(bootAtom, drawnAt('2026-11-21T13:00:00Z'));
  hydrateBags(later);
  answers(cachedShelf('Sat, 21 Nov 2026 12:30:00 GMT', 3));
  await refreshBags(later);
  expect(later.get(bagsAtom)).toMatchObject({ bags: [{ quantity: 9 }], error: 'offline' });

  const live = createStore();
  answers(
    () => Response.json([row(1)], { headers: { etag: '"2"' } }),
    cachedShelf('Sat, 21 Nov 2099 12:30:00 GMT', 3),
    () => new Response(null, { status: 304 }),
  );
  await refreshBags(live);
  await refreshBags(live);
  expect(live.get(bagsAtom)).toMatchObject({ bags: [{ quantity: 1 }], error: 'offline', at: null });
  await refreshBags(live);
  expect(live.get(bagsAtom)).toMatchObject({ bags: [{ quantity: 1 }], error: null });
});

test('after brief bags the whole list is requested, also where nothing has changed', async () => {
  const store = createStore();
  const whole = { ...row(2), title: 'Knafeh', name_ar: 'كنافة', description: 'From the trays' };
  store.set(bootAtom, { rows: [packBag(whole, 'ar')], isPart: false, etag: '"1"', now: 0, support: null });
  hydrateBags(store);
  expect(store.get(bagsAtom)).toMatchObject({ isBrief: true, bags: [{ title: { en: null, ar: 'كنافة' } }] });
  const call = answers(
    () => Response.json([whole], { headers: { etag: '"1"' } }),
    () => new Response(null, { status: 304 }),
  );
  await refreshBags(store);
  expect(store.get(bagsAtom)).toMatchObject({
    isBrief: false,
    bags: [{ title: { en: 'Knafeh' }, description: { en: 'From the trays' } }],
  });
  await refreshBags(store);
  const marks = call.mock.calls.map(([, init]) => new Headers(init?.headers).get('If-None-Match'));
  expect(marks).toEqual([null, '"1"']);
});
