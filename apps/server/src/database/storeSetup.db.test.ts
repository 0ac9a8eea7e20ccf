/** What the frame of a shop's own space reads: the steps of a new shop, and what waits in its sections. */
import { expect, test } from 'vitest';
import { openOrderShop } from '../testing/orderShop.ts';

const { driver, rima, omar, oven, sweets } = await openOrderShop();

test('an owner reads which steps of a new shop are done, and staff do not', async () => {
  const member = (user_id: string, role: string) => ({ store_id: oven, user_id, role });
  const members = [member(rima.id, 'owner'), member(omar.id, 'staff')];
  await driver.service.from('store_members').insert(members).throwOnError();
  const read = () => rima.client.rpc('store_setup', { p_store: oven });
  expect((await read()).data).toEqual({ place: false, bag: false, phone: false });

  await driver.bags([{ store_id: oven, quantity: 1 }]);
  const place = { picture_url: '/art/shop.svg', address: 'Tell square' };
  await driver.service.from('stores').update(place).eq('id', oven).throwOnError();
  const phone = { kind: 'counter', store_id: oven, name: 'Front', revoked_at: new Date().toISOString() };
  const { data } = await driver.service.from('devices').insert(phone).select('id').single().throwOnError();
  expect((await read()).data).toEqual({ place: true, bag: true, phone: false });
  await driver.service.from('devices').update({ revoked_at: null }).eq('id', data.id).throwOnError();
  expect((await read()).data).toEqual({ place: true, bag: true, phone: true });

  expect((await omar.client.rpc('store_setup', { p_store: oven })).error?.code).toBe('42501');
});

test('members see what was sent back to them, and only owners a payout to confirm', async () => {
  const member = (user_id: string, role: string) => ({ store_id: sweets, user_id, role });
  const members = [member(rima.id, 'owner'), member(omar.id, 'staff')];
  await driver.service.from('store_members').insert(members).throwOnError();
  const now = new Date().toISOString();
  const sentBack = { state: 'sent_back', reason: 'Blurred', decided_by: rima.id, decided_at: now };
  const change = { store_id: sweets, change: { title: 'Ka’ak' }, made_by: omar.id };
  await driver.service
    .from('bag_changes')
    .insert([change, { ...change, ...sentBack }])
    .throwOnError();
  const payout = { store_id: sweets, until: now, amount_cents: 450, reference: 'W-1' };
  const disputed = { ...payout, reference: 'W-2', disputed_at: now, disputed_kind: 'nothing' };
  await driver.service.from('payouts').insert([payout, disputed]).throwOnError();
  const read = async ({ client }: typeof rima) =>
    (await client.rpc('store_counts', { p_store: sweets })).data;
  expect(await read(rima)).toEqual({ bags: 1, money: 1 });
  expect(await read(omar)).toEqual({ bags: 1, money: 0 });
});
