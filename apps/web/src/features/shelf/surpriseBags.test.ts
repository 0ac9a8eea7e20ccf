import { afterEach, expect, test, vi } from 'vitest';
import { fetchBags } from './surpriseBags.ts';

const bag = { id: 'b1', title: 'Knafeh', sale_price: 4.5, quantity: 2 };

function serverAnswers(answer: () => Response | Promise<Response>) {
  const call = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', call);
  return call;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('bags are returned with the ETag of the list', async () => {
  serverAnswers(() => Response.json([bag], { headers: { etag: '"1"' } }));
  expect(await fetchBags(null, '')).toMatchObject({
    ok: true,
    value: { etag: '"1"', bags: [{ id: 'b1', salePrice: 450 }] },
  });
});

test('a long shelf is queried, and says how many bags fit it', async () => {
  const call = serverAnswers(() => Response.json([bag], { headers: { 'x-total-count': '10000' } }));
  expect(await fetchBags(null, '?search=knafeh')).toMatchObject({ ok: true, value: { total: 10_000 } });
  expect(call.mock.calls[0]?.[0]).toMatch(/\/api\/surprise-bags\?search=knafeh$/);
});

test('a known list is requested with its ETag', async () => {
  const call = serverAnswers(() => new Response(null, { status: 304 }));
  expect(await fetchBags('"1"', '')).toEqual({ ok: true, value: null });
  expect(new Headers(call.mock.calls[0]?.[1]?.headers).get('if-none-match')).toBe('"1"');
});

test('unreadable rows are left out with a console warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  serverAnswers(() => Response.json([bag, { ...bag, id: 'b2', sale_price: 'free' }]));
  expect(await fetchBags(null, '')).toMatchObject({ ok: true, value: { bags: [{ id: 'b1' }] } });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('1 of 2'));
});

test('an empty shelf is no error', async () => {
  serverAnswers(() => Response.json([]));
  expect(await fetchBags(null, '')).toEqual({ ok: true, value: { bags: [], etag: null, total: null } });
});

test.each([
  ['500', () => Response.json({ error: 'broken' }, { status: 500 }), 'server'],
  ['404', () => Response.json([], { status: 404 }), 'server'],
  ['a web page', () => new Response('<!doctype html>'), 'server'],
  ['an object', () => Response.json({ bags: [] }), 'server'],
  ['only rows that cannot be read', () => Response.json([{}]), 'server'],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ['silence', () => Promise.reject(new DOMException('', 'TimeoutError')), 'slow'],
])('%s is an error', async (_case, answer, cause) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  serverAnswers(answer);
  expect(await fetchBags(null, '')).toEqual({ ok: false, error: { cause } });
});
