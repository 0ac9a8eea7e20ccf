/** The steps of a new shop, which its owner reads. */
import { expect, test } from 'vitest';
import { openOrderShop } from '../testing/orderShop.ts';

const { driver, rima, omar, oven } = await openOrderShop();

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
