import { createClient } from '@supabase/supabase-js';
import { beforeEach, expect, test, vi } from 'vitest';
import { openSupabase, type forgetSession } from '../../lib/http/supabase.ts';
import { fetchPageOf, fail, queryTable } from './query.ts';

vi.mock('../../lib/http/supabase.ts', () => ({
  openSupabase: vi.fn<typeof openSupabase>(),
  forgetSession: vi.fn<typeof forgetSession>(),
}));

const SIZE = 20;

/** The table's answers: rows, and beyond the last page an error or, exactly behind the last row, no rows. */
const range = (start: number, total: number, body: BodyInit | null): Response =>
  start > total
    ? new Response(body, { status: 416, headers: { 'content-type': 'application/json' } })
    : Response.json(
        Array.from({ length: Math.max(0, Math.min(SIZE, total - start)) }, (_, place) => start + place),
        {
          status: 206,
          headers: {
            'content-range': `${start < total ? `${start}-${Math.min(start + SIZE, total) - 1}` : '*'}/${total}`,
          },
        },
      );

const BEYOND = JSON.stringify({
  code: 'PGRST103',
  details: null,
  hint: null,
  message: 'Requested range not satisfiable',
});

const asked: number[] = [];
beforeEach(() => void asked.splice(0));

function tableOf(total: number, body: BodyInit | null = BEYOND): void {
  const client = createClient('https://project.invalid', 'key', {
    global: {
      fetch: async (input) => {
        const start = Number(
          new URL(input instanceof Request ? input.url : input).searchParams.get('offset'),
        );
        asked.push(start);
        return range(start, total, body);
      },
    },
  });
  vi.mocked(openSupabase).mockResolvedValue(client as never);
}

const page = (start: number) =>
  queryTable(
    (client) =>
      client
        .from('orders')
        .select('id', { count: 'exact' })
        .range(start, start + SIZE - 1),
    (rows: unknown, total) =>
      Array.isArray(rows) && total !== null
        ? { ok: true as const, value: { first: rows[0] as unknown, total } }
        : fail('server'),
  );

test.each([
  { name: 'a page in the middle', start: 20, total: 50, first: 20, requests: [20] },
  { name: 'the first page of an empty table', start: 0, total: 0, first: undefined, requests: [0] },
  { name: 'a page right behind the last row', start: 40, total: 40, first: 20, requests: [40, 20] },
  { name: 'a page right behind the only one', start: 20, total: 20, first: 0, requests: [20, 0] },
  { name: 'a page far behind the last', start: 200, total: 50, first: 40, requests: [200, 0, 40] },
  { name: 'a page far behind the only one', start: 200, total: 7, first: 0, requests: [200, 0] },
  { name: 'a page of a table that was emptied', start: 20, total: 0, first: undefined, requests: [20, 0] },
])('$name', async ({ start, total, first, requests }) => {
  tableOf(total);
  expect(await fetchPageOf(page, start, SIZE)).toEqual({ ok: true, value: { first, total } });
  expect(asked).toEqual(requests);
});

test('a page behind the last is noticed by its status, if the body is missing', async () => {
  tableOf(50, null);
  expect(await fetchPageOf(page, 200, SIZE)).toEqual({ ok: true, value: { first: 40, total: 50 } });
});

test('another failure is returned', async () => {
  const failed = fail('server');
  expect(await fetchPageOf(async () => failed, 20, SIZE)).toBe(failed);
});
