import { expect, test } from 'vitest';
import { readOwnStores } from './members.ts';

const row = {
  store_id: '5a000000-0000-4000-8000-000000000001',
  name: 'Al-Tell Oven',
  name_ar: 'فرن التلّ',
  picture_url: '/art/shop.svg',
  facade: 'oven',
  role: 'owner',
  publishing: 'direct',
  commission_basis_points: 500,
};
const store = {
  storeId: row.store_id,
  name: { en: 'Al-Tell Oven', ar: 'فرن التلّ' },
  pictureUrl: '/art/shop.svg',
  facade: 'oven',
  role: 'owner',
  publishing: 'direct',
  commissionBasisPoints: 500,
};

test('the shops of an account are read, and damaged ones are left out', () => {
  const damaged = [{ ...row, store_id: null }, { ...row, name: null, name_ar: '' }, null, 'x'];
  expect(readOwnStores([row, ...damaged])).toEqual([store]);
  expect(readOwnStores({})).toBeNull();
});

test('an unknown role has the rights of staff, and an unknown way of publishing waits for an admin', () => {
  const unknown = { ...row, picture_url: null, facade: 'castle', role: 'boss', publishing: 'always' };
  expect(readOwnStores([unknown])).toEqual([
    { ...store, pictureUrl: null, facade: null, role: 'staff', publishing: 'review' },
  ]);
});
