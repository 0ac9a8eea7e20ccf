/** The rate of the lira: the database's own time, within its limits, and without a part in any sum. */
import { MOST_LBP_PER_USD } from '@zawadeh/domain';
import { expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { openOrderDriver } from '../testing/orderDriver.ts';
import { join, joinAsAdmin } from '../testing/users.ts';

const booted = await bootForFile();
const driver = openOrderDriver(booted);
const admin = await joinAsAdmin(booted, 'admin@example.com');

const write = async (columns: object) =>
  (await admin.client.from('settings').update(columns).eq('id', true)).error?.code;
const read = async () => (await admin.client.from('settings').select('*').single()).data as object;

test('the same rate again renews its time, and the log has the admin and the time of each', async () => {
  const times: unknown[] = [];
  for (let count = 0; count < 2; count += 1) {
    expect(await write({ lbp_per_usd: 89_700 })).toBeUndefined();
    times.unshift(((await read()) as { rate_set_at: string }).rate_set_at);
  }
  expect(times[0]).not.toBe(times[1]);
  const { data } = await admin.client
    .from('audit_log')
    .select('at, actor, details')
    .eq('action', 'rate_set')
    .order('id', { ascending: false })
    .limit(2);
  expect(data).toEqual(times.map((at) => ({ at, actor: admin.id, details: { lbp_per_usd: 89_700 } })));
});

test('an admin writes neither the time nor a rate that cannot be', async () => {
  const before = await read();
  expect(await write({ lbp_per_usd: 90_000, rate_set_at: '2099-01-01T00:00:00Z' })).toBe('42501');
  for (const lbp_per_usd of [999, MOST_LBP_PER_USD + 1, null]) {
    expect(await write({ lbp_per_usd })).toBe('23514');
  }
  expect(await read()).toEqual(before);
});

test('an order costs the same with any rate', async () => {
  const { id } = await join(booted, 'rima@example.com');
  const sums: unknown[] = [];
  for (const lbp_per_usd of [1_000, 89_500, MOST_LBP_PER_USD]) {
    expect(await write({ lbp_per_usd })).toBeUndefined();
    const [line] = await driver.bags([{ quantity: 1 }]);
    const order = await driver.place(id, [line!], Date.now());
    const columns = 'amount, currency, delivery_fee';
    sums.push((await driver.service.from('orders').select(columns).eq('id', order.id).single()).data);
  }
  expect(sums[0]).toMatchObject({ currency: 'USD' });
  expect(sums).toEqual([sums[0], sums[0], sums[0]]);
});
