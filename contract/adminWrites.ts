import type { BagRow } from '@zawadeh/domain';
import { expect } from 'vitest';
import { call, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import {
  type ContractTests,
  policyError,
  tableError,
  json,
  noPermission,
  emptyResult,
  apiError,
  TEXT,
  TIME,
  UUID,
} from './shapes.ts';
import { signIn } from './users.ts';
import { bagByTitle } from './bags.ts';

const STORES = '/rest/v1/stores';
const BAGS = '/rest/v1/surprise_bags';
const RETURN_ROWS = { prefer: 'return=representation' };
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.codePointAt(0) ?? 0,
);

const upload = (backend: ShopBackend, as: { token: string } | undefined, name: string, type = 'image/png') =>
  call(backend, {
    method: 'POST',
    path: `/storage/v1/object/bags/${name}`,
    body: PNG,
    headers: { 'content-type': type, 'cache-control': 'max-age=3600', 'x-upsert': 'false' },
    as,
  });

const storageError = (statusCode: string, error: string, message: string) =>
  json(400, { statusCode, error, message });

const brokenCheck = (table: string, check: string) =>
  tableError(
    400,
    '23514',
    `new row for relation "${table}" violates check constraint "${table}_${check}_check"`,
  );

/** Only admins write shops, bags and pictures. */
export const adminWriteTests: ContractTests = {
  'everyone reads shops and bags from the tables, except internal columns': async (backend) => {
    const stores = await call(backend, { path: `${STORES}?select=id%2Cname&order=name.asc&limit=2` });
    expect(stores).toEqual(
      json(200, [
        { id: UUID, name: 'Abu Samra Steps Saj' },
        { id: UUID, name: 'Al-Tell Oven' },
      ]),
    );
    const bag = await bagByTitle(backend, 'Home Lunch Surprise');
    const path = `${BAGS}?select=id%2Ctitle%2Csale_price&id=in.(${bag.id})`;
    const { id, title, sale_price } = bag;
    expect(await call(backend, { path })).toEqual(json(200, [{ id, title, sale_price }]));
    const { store: _store, store_name: _name, ...row } = bag;
    // The list of bags leaves out diet and allergens; a query can name them.
    const whole = { ...row, diet: [], allergens: ['gluten', 'milk', 'nuts', 'celery'] };
    expect(await call(backend, { path: `${BAGS}?select=*&id=eq.${bag.id}` })).toEqual(json(200, [whole]));
    const shop = await call(backend, { path: `${STORES}?select=*&id=eq.${bag.store_id}` });
    expect(shop).toEqual(
      json(200, [
        {
          id: bag.store_id,
          name: 'Umm Fadi’s Kitchen',
          name_ar: 'مطبخ أم فادي',
          address: 'The lane behind the girls’ school',
          address_ar: 'الزقاق خلف مدرسة البنات',
          area: 'tebeneh-zehriye',
          latitude: 34.4406,
          longitude: 35.8431,
          phone: '+9616000002',
          picture_url: null,
          about: TEXT,
          about_ar: TEXT,
          created_at: TIME,
          rating: null,
          rating_count: null,
          can_give: expect.any(Boolean),
        },
      ]),
    );
    for (const column of ['internal_note', 'nothing']) {
      expect(await call(backend, { path: `${BAGS}?select=${column}` })).toEqual(
        tableError(400, '42703', `column surprise_bags.${column} does not exist`),
      );
    }
  },

  'neither a visitor nor a member writes shops and bags': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const bag = await bagByTitle(backend, 'Home Lunch Surprise');
    const rows = { stores: { name: 'New' }, surprise_bags: { store_id: bag.store_id, sale_price: 1 } };
    for (const [table, body] of Object.entries(rows)) {
      const path = `/rest/v1/${table}`;
      const one = `${path}?id=eq.${table === 'stores' ? bag.store_id : bag.id}`;
      expect(await call(backend, { path, body })).toEqual(noPermission(401, table));
      expect(await call(backend, { path, body, as: mona })).toEqual(policyError(table));
      expect(await call(backend, { path: one, method: 'PATCH', body })).toEqual(noPermission(401, table));
      expect(await call(backend, { path: one, method: 'PATCH', body, as: mona })).toEqual(emptyResult(204));
      expect(await call(backend, { path: one, method: 'DELETE' })).toEqual(noPermission(401, table));
      expect(await call(backend, { path: one, method: 'DELETE', as: mona })).toEqual(emptyResult(204));
    }
    expect(await bagByTitle(backend, 'Home Lunch Surprise')).toEqual(bag);
  },

  'an admin adds a shop with a bag, changes both and deletes both': async (backend) => {
    const admin = await signIn(backend, 'admin');
    const added = await call(backend, {
      path: `${STORES}?select=id,name`,
      as: admin,
      body: { name: 'New shop' },
      headers: { ...RETURN_ROWS, accept: 'application/vnd.pgrst.object+json' },
    });
    expect(added).toEqual({
      status: 201,
      type: 'application/vnd.pgrst.object+json',
      body: { id: UUID, name: 'New shop' },
    });
    const { id: store_id } = added.body as { id: string };
    const bag = { store_id, title: 'New bag', sale_price: 3, price: 9, quantity: 2 };
    const columns = 'select=id,title,price,quantity,category';
    const made = await call(backend, {
      path: `${BAGS}?${columns}`,
      as: admin,
      body: bag,
      headers: RETURN_ROWS,
    });
    const row = { id: UUID, title: 'New bag', price: 3, quantity: 2, category: 'Meals' };
    expect(made).toEqual(json(201, [row]));
    const [{ id }] = made.body as [BagRow];
    const store = `${STORES}?id=eq.${store_id}`;
    const own = `${BAGS}?id=eq.${id}`;
    expect(await call(backend, { path: own, method: 'PATCH', as: admin, body: { quantity: 5 } })).toEqual(
      emptyResult(204),
    );
    expect(await call(backend, { path: `${own}&${columns}` })).toEqual(json(200, [{ ...row, quantity: 5 }]));
    expect(await call(backend, { path: store, method: 'PATCH', as: admin, body: { name: 'Newer' } })).toEqual(
      emptyResult(204),
    );
    expect(await call(backend, { path: store, method: 'DELETE', as: admin })).toEqual(
      tableError(
        409,
        '23503',
        'update or delete on table "stores" violates foreign key constraint "surprise_bags_store_id_fkey" on table "surprise_bags"',
        { details: 'Key is still referenced from table "surprise_bags".' },
      ),
    );
    expect(await call(backend, { path: own, method: 'DELETE', as: admin })).toEqual(emptyResult(204));
    expect(await call(backend, { path: store, method: 'DELETE', as: admin })).toEqual(emptyResult(204));
    expect(await call(backend, { path: `${store}&select=id` })).toEqual(json(200, []));
  },

  'CHECK constraints also hold for admins': async (backend) => {
    const admin = await signIn(backend, 'admin');
    const { id, store_id } = await bagByTitle(backend, 'Home Lunch Surprise');
    expect(await call(backend, { path: STORES, as: admin, body: { name: '' } })).toEqual(
      brokenCheck('stores', 'name'),
    );
    const bag = { store_id, title: 'x', sale_price: 3, quantity: -2 };
    const error = brokenCheck('surprise_bags', 'quantity');
    expect(await call(backend, { path: BAGS, as: admin, body: bag })).toEqual(error);
    const patch = { path: `${BAGS}?id=eq.${id}`, method: 'PATCH', body: { quantity: -1 } } as const;
    expect(await call(backend, { ...patch, as: admin })).toEqual(error);
    const hours = { pickup_start: '2026-11-21T18:00:00Z', pickup_end: '2026-11-21T17:00:00Z' };
    expect(await call(backend, { path: BAGS, as: admin, body: { ...bag, quantity: 1, ...hours } })).toEqual(
      brokenCheck('surprise_bags', 'pickup'),
    );
    expect(await call(backend, { ...patch, as: admin, body: hours })).toEqual(
      brokenCheck('surprise_bags', 'pickup'),
    );
  },

  'an admin says where a shop is and what is in its bags, within the rules': async (backend) => {
    const admin = await signIn(backend, 'admin');
    const place = {
      area: 'mina',
      latitude: 34.45,
      longitude: 35.82,
      phone: '+9616000099',
      about: 'By the sea.',
    };
    const added = await call(backend, {
      path: `${STORES}?select=id`,
      as: admin,
      body: { name: 'Placed shop', ...place },
      headers: RETURN_ROWS,
    });
    const [{ id: store_id }] = added.body as [{ id: string }];
    const store = `${STORES}?id=eq.${store_id}`;
    const columns = Object.keys(place).join();
    expect(await call(backend, { path: `${store}&select=${columns}` })).toEqual(json(200, [place]));
    const patch = (body: object) => call(backend, { path: store, method: 'PATCH', as: admin, body });
    for (const [body, check] of [
      [{ latitude: null }, 'position'],
      [{ latitude: 48.85 }, 'latitude'],
      [{ longitude: 2.35 }, 'longitude'],
      [{ phone: '06 000 099' }, 'phone'],
    ] as const) {
      expect(await patch(body)).toEqual(brokenCheck('stores', check));
    }
    expect(await patch({ latitude: null, longitude: null })).toEqual(emptyResult(204));

    const labels = { diet: ['vegetarian', 'gluten_free'], allergens: ['milk', 'nuts'] };
    const bag = { store_id, title: 'Labelled bag', sale_price: 3 };
    const made = await call(backend, {
      path: `${BAGS}?select=id,diet,allergens`,
      as: admin,
      body: { ...bag, ...labels },
      headers: RETURN_ROWS,
    });
    expect(made).toEqual(json(201, [{ id: UUID, ...labels }]));
    const own = `${BAGS}?id=eq.${(made.body as [{ id: string }])[0].id}`;
    expect(await call(backend, { path: own, method: 'PATCH', as: admin, body: { diet: [] } })).toEqual(
      emptyResult(204),
    );
    expect(await call(backend, { path: `${own}&select=diet,allergens` })).toEqual(
      json(200, [{ diet: [], allergens: labels.allergens }]),
    );
    for (const [body, check] of [
      [{ diet: ['halal'] }, 'diet'],
      [{ allergens: ['milk', 'sand'] }, 'allergens'],
    ] as const) {
      expect(await call(backend, { path: BAGS, as: admin, body: { ...bag, ...body } })).toEqual(
        brokenCheck('surprise_bags', check),
      );
    }
    for (const path of [own, store]) await call(backend, { path, method: 'DELETE', as: admin });
  },

  'only admins upload pictures, and everyone can see them': async (backend) => {
    const [mona, admin] = [await signIn(backend, 'mona'), await signIn(backend, 'admin')];
    const error = storageError('403', 'Unauthorized', 'new row violates row-level security policy');
    expect(await upload(backend, undefined, '1.png')).toEqual(error);
    expect(await upload(backend, mona, '1.png')).toEqual(error);
    const publicPicture = { path: '/storage/v1/object/public/bags/1.png' };
    expect(await call(backend, publicPicture)).toEqual(storageError('404', 'not_found', 'Object not found'));
    expect(await upload(backend, admin, '1.png')).toEqual(json(200, { Key: 'bags/1.png', Id: UUID }));
    expect(await call(backend, publicPicture)).toEqual({ status: 200, type: 'image/png', body: TEXT });
    expect(await upload(backend, admin, '1.png')).toEqual(
      storageError('409', 'Duplicate', 'The resource already exists'),
    );
    const svg = 'mime type image/svg+xml is not supported. Supported: image/jpeg, image/png, image/webp';
    expect(await upload(backend, admin, '2.svg', 'image/svg+xml')).toEqual(
      storageError('415', 'invalid_mime_type', svg),
    );
  },

  'only admins send a bag’s picture to the server': async (backend) => {
    const [mona, admin] = [await signIn(backend, 'mona'), await signIn(backend, 'admin')];
    const send = (as: { token: string } | undefined, type: string) =>
      call(backend, {
        method: 'POST',
        path: '/api/images',
        body: PNG,
        headers: { 'content-type': type },
        as,
      });
    expect((await send(undefined, 'image/png')).status).toBe(401);
    expect(await send(mona, 'image/png')).toEqual(apiError(403, 'not_an_admin', 'Admins only!'));
    expect(await send(admin, 'text/html')).toEqual(
      apiError(415, 'not_a_picture', 'This is not a JPEG, PNG or WebP picture.'),
    );
    const url = expect.stringMatching(/^\/storage\/v1\/object\/public\/bags\/\d+\.png$/) as string;
    expect(await send(admin, 'image/png')).toEqual(
      json(201, { url, path: expect.stringMatching(/^\d+\.png$/) as string }),
    );
  },
};
