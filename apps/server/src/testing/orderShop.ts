import { bootForFile } from './bootEmbedded.ts';
import { openOrderDriver } from './orderDriver.ts';
import { join, joinAsAdmin } from './users.ts';

/** A server for all tests of a file, with two buyers, an admin and two shops without bags. */
export async function openOrderShop(changed: Parameters<typeof bootForFile>[0] = {}) {
  const booted = await bootForFile(changed);
  const driver = openOrderDriver(booted);
  const [rima, omar, admin] = await Promise.all([
    join(booted, 'rima@example.com'),
    join(booted, 'omar@example.com'),
    joinAsAdmin(booted, 'admin@example.com'),
  ]);
  const { data: stores } = await driver.service
    .from('stores')
    .insert([{ name: 'Oven' }, { name: 'Sweets' }])
    .select('id')
    .throwOnError();
  const [oven, sweets] = stores.map(({ id }) => String(id)) as [string, string];
  return { booted, driver, rima, omar, admin, oven, sweets };
}
