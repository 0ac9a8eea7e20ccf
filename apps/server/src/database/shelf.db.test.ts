import { createClient } from '@supabase/supabase-js';
import { MOST_ROWS } from '@zawadeh/domain';
import type { Database } from '@zawadeh/domain/schema';
import { beforeEach, expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { ORIGIN } from '../testing/place.ts';
import { createShelfReader } from './shelf.ts';

/** Counts the requests to the table of bags. */
let requests: string[] = [];
let now = 0;

const ADDED = MOST_ROWS + 200;

const booted = await bootForFile();
const service = booted.service();
const { data } = await service.from('stores').select('id').order('id').limit(1).single();
const storeId = data?.id as string;

const addBags = async (count: number) => {
  const bag = { title: 'Long', sale_price: 4, quantity: 5, category: 'Meals', store_id: storeId };
  const { data, error } = await booted
    .service()
    .from('surprise_bags')
    .insert(Array.from({ length: count }, (_, place) => ({ ...bag, title: `Long ${place}` })))
    .select('id');
  if (error) throw new Error(error.message);
  return data.map(({ id }) => String(id));
};
await addBags(ADDED);

beforeEach(() => {
  requests = [];
});

function reader() {
  const client = createClient<Database>(ORIGIN, booted.ports.config.publishableKey, {
    global: {
      fetch: async (input, init) => {
        requests.push(new URL(input instanceof Request ? input.url : input).search);
        return booted.embedded.fetch(new Request(input, init));
      },
    },
  });
  return createShelfReader(client, () => now);
}

const isChange = (request: string) => request.includes('last_update_at=gte');

test('a long shelf is read whole once, and then only what has changed', async () => {
  const read = reader();
  const first = await read();
  expect(first.length).toBeGreaterThan(MOST_ROWS);
  expect(requests.filter((request) => !isChange(request)).length).toBe(2);

  const [, second] = first;
  await booted.service().from('surprise_bags').update({ quantity: 77 }).eq('id', second!.id);
  requests = [];
  const after = await read();
  expect(after.find(({ id }) => id === second!.id)?.quantity).toBe(77);
  expect(after).toHaveLength(first.length);
  expect(requests.filter(isChange).length).toBeGreaterThan(0);

  const [added] = await addBags(1);
  const withNew = await read();
  expect(withNew).toHaveLength(first.length + 1);
  expect(withNew.find(({ id }) => id === added)?.store_name).toEqual(expect.any(String));
});

test('a deleted bag is gone at the next read', async () => {
  const read = reader();
  const first = await read();
  const [gone] = await addBags(1);
  await read();
  const { error } = await booted.service().from('surprise_bags').delete().eq('id', gone!);
  expect(error).toBeNull();
  const after = await read();
  expect(after.some(({ id }) => id === gone)).toBe(false);
  expect(after).toHaveLength(first.length);
});

test('the whole shelf is read again after five minutes, with the new name of a shop', async () => {
  const read = reader();
  await read();
  await booted.service().from('stores').update({ name: 'Renamed' }).eq('id', storeId);
  now += 6 * 60_000;
  requests = [];
  const after = await read();
  expect(requests.some(isChange)).toBe(false);
  expect(new Set(after.filter(({ store_id }) => store_id === storeId).map((row) => row.store_name))).toEqual(
    new Set(['Renamed']),
  );
});
