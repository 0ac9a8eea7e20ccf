import { afterEach, describe, expect, test, vi } from 'vitest';
import { bagsAtom, hydrateBags, refreshBags, setBagsQuery } from './bags.ts';
import { bootAtom } from '../../lib/bootData.ts';
import { packBag } from './briefBags.ts';
import { createStore } from '../../lib/store.ts';

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
    total: null,
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

test('the whole list is requested after brief bags, also if nothing has changed', async () => {
  const store = createStore();
  const whole = { ...row(2), title: 'Knafeh', name_ar: 'كنافة', description: 'From the trays' };
  store.set(bootAtom, {
    rows: [packBag(whole, 'ar')],
    isPart: false,
    total: null,
    etag: '"1"',
    now: 0,
    support: null,
  });
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

describe('a shelf that is too long to be sent whole', () => {
  const bagOf = (id: string) => ({ ...row(1), id });
  const listing = (ids: readonly string[], total: number, etag = `"${ids.join('')}"`) =>
    Response.json(ids.map(bagOf), { headers: { etag, 'x-total-count': String(total) } });
  const idsIn = (store: ReturnType<typeof createStore>) =>
    store
      .get(bagsAtom)
      .bags?.map(({ id }) => id)
      .join(' ');

  const queryIn = (input: RequestInfo | URL) =>
    typeof input === 'string' ? new URL(input, 'http://shop.test').search : '';

  /** Answers by the query; a test can hold an answer back. */
  function longShelf(held: Record<string, Promise<unknown>> = {}) {
    const call = vi.fn<typeof fetch>(async (url, init) => {
      const query = queryIn(url);
      await held[query];
      if (new Headers(init?.headers).get('if-none-match') === `"${query || 'all'}"`)
        return new Response(null, { status: 304 });
      if (query === '') return listing(['b1', 'b2'], 10_000, '"all"');
      if (query === '?search=none') return listing([], 0, '"search=none"');
      return listing([query.split('=')[1] ?? ''], 1, `"${query}"`);
    });
    vi.stubGlobal('fetch', call);
    const queries = () => call.mock.calls.map(([url]) => queryIn(url));
    return { queries, call };
  }

  test('a page without a query gets the first bags, and knows how many there are', async () => {
    const store = createStore();
    longShelf();
    await refreshBags(store);
    expect(store.get(bagsAtom)).toMatchObject({ total: 10_000, isPart: false });
    expect(idsIn(store)).toBe('b1 b2');
  });

  test('a page that queries a bag gets that bag, although it does not know the shelf yet', async () => {
    const store = createStore();
    const { queries } = longShelf();
    setBagsQuery(store, '?bag=b9');
    await refreshBags(store);
    expect(queries()).toEqual(['', '?bag=b9']);
    expect(store.get(bagsAtom)).toMatchObject({ total: 1, isPart: false });
    expect(idsIn(store)).toBe('b9');
    await refreshBags(store);
    expect(queries()).toEqual(['', '?bag=b9', '?bag=b9']);
  });

  test('a rendered page says that the shelf is long, so that the first request is the right one', async () => {
    const store = createStore();
    const { queries } = longShelf();
    const boot = { rows: [bagOf('b9')], isPart: true, total: 10_000, etag: null, now: 0, support: null };
    store.set(bootAtom, boot);
    hydrateBags(store);
    setBagsQuery(store, '?bag=b9');
    expect(idsIn(store)).toBe('b9');
    await refreshBags(store);
    expect(queries()).toEqual(['?bag=b9']);
  });

  test('the bags are a part of the shelf, or those of an earlier answer, until the answer is there', async () => {
    const store = createStore();
    const { queries, call } = longShelf();
    await refreshBags(store);
    const { bags, etag, total } = store.get(bagsAtom);
    setBagsQuery(store, '?search=b7');
    expect(store.get(bagsAtom)).toMatchObject({ isPart: true, total: 10_000 });
    expect(idsIn(store)).toBe('b1 b2');
    await refreshBags(store);
    expect(idsIn(store)).toBe('b7');
    setBagsQuery(store, '', { bags: bags!, etag, total });
    expect(store.get(bagsAtom)).toMatchObject({ isPart: false, total: 10_000, etag: '"all"' });
    expect(idsIn(store)).toBe('b1 b2');
    await refreshBags(store);
    expect(queries()).toEqual(['', '?search=b7', '']);
    expect(new Headers(call.mock.calls[2]?.[1]?.headers).get('if-none-match')).toBe('"all"');
    expect(idsIn(store)).toBe('b1 b2');
  });

  test('two searches that find nothing have the same answer', async () => {
    const store = createStore();
    const call = vi.fn<typeof fetch>(async (_url, init) =>
      new Headers(init?.headers).get('if-none-match') === '"0"'
        ? new Response(null, { status: 304 })
        : listing([], 0, '"0"'),
    );
    vi.stubGlobal('fetch', call);
    await refreshBags(store);
    setBagsQuery(store, '?search=a');
    await refreshBags(store);
    setBagsQuery(store, '?search=b');
    expect(store.get(bagsAtom).isPart).toBe(true);
    await refreshBags(store);
    expect(store.get(bagsAtom)).toMatchObject({ bags: [], total: 0, isPart: false });
  });

  test('an answer that comes after the page has queried other bags is dropped', async () => {
    const store = createStore();
    let release = () => {};
    const { queries } = longShelf({ '?search=b3': new Promise<void>((resolve) => (release = resolve)) });
    await refreshBags(store);
    setBagsQuery(store, '?search=b3');
    const late = refreshBags(store);
    setBagsQuery(store, '?search=none');
    const seen: unknown[] = [];
    const stop = store.sub(bagsAtom, () => seen.push(idsIn(store)));
    release();
    await late;
    stop();
    expect(queries()).toEqual(['', '?search=b3', '?search=none']);
    expect(seen).not.toContain('b3');
    expect(store.get(bagsAtom)).toMatchObject({ bags: [], total: 0, isPart: false, error: null });
  });

  test('a failed query for other bags keeps the bags, and still waits for the answer', async () => {
    const store = createStore();
    longShelf();
    await refreshBags(store);
    answers(() => new Response('', { status: 503 }));
    setBagsQuery(store, '?search=b3');
    await refreshBags(store);
    expect(store.get(bagsAtom)).toMatchObject({ error: 'server', isPart: true });
    longShelf();
    await refreshBags(store);
    expect(store.get(bagsAtom)).toMatchObject({ error: null, isPart: false });
    expect(idsIn(store)).toBe('b3');
  });

  test('a shelf that has become short is sent whole', async () => {
    const store = createStore();
    longShelf();
    await refreshBags(store);
    answers(() => Response.json([bagOf('b1'), bagOf('b4')], { headers: { etag: '"short"' } }));
    setBagsQuery(store, '?search=b3');
    await refreshBags(store);
    setBagsQuery(store, '?bag=b4');
    expect(store.get(bagsAtom)).toMatchObject({ total: null, isPart: false });
  });
});
