import type { BagRow } from '@zawadeh/domain';
import { expect } from 'vitest';
import type { Exchanges } from './exchange.ts';
import { signIn } from './people.ts';
import { brokenRule, denied, json, noPermission, nothing, problem, TEXT, UUID } from './shapes.ts';
import { bagCalled } from './shelf.ts';
import { ask, type Shop } from './shop.ts';

const STORES = '/rest/v1/stores';
const BAGS = '/rest/v1/surprise_bags';
const BACK = { prefer: 'return=representation' };
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.codePointAt(0) ?? 0,
);

const upload = (shop: Shop, as: { token: string } | undefined, name: string, type = 'image/png') =>
  ask(shop, {
    method: 'POST',
    path: `/storage/v1/object/bags/${name}`,
    body: PNG,
    headers: { 'content-type': type, 'cache-control': 'max-age=3600', 'x-upsert': 'false' },
    ...(as && { as }),
  });

const storageRefusal = (statusCode: string, error: string, message: string) =>
  json(400, { statusCode, error, message });

/** What admins do with shops, bags and pictures, and nobody else. */
export const keepingExchanges: Exchanges = {
  'everybody reads shops and bags from the tables, but what the shop keeps to itself': async (shop) => {
    const stores = await ask(shop, { path: `${STORES}?select=id%2Cname&order=name.asc&limit=2` });
    expect(stores).toEqual(
      json(200, [
        { id: UUID, name: 'Abi Samra Steps Saj' },
        { id: UUID, name: 'Al-Tell Oven' },
      ]),
    );
    const bag = await bagCalled(shop, 'Home Lunch Surprise');
    const path = `${BAGS}?select=id%2Ctitle%2Csale_price&id=in.(${bag.id})`;
    const { id, title, sale_price } = bag;
    expect(await ask(shop, { path })).toEqual(json(200, [{ id, title, sale_price }]));
    const { store: _store, store_name: _name, ...row } = bag;
    expect(await ask(shop, { path: `${BAGS}?select=*&id=eq.${bag.id}` })).toEqual(json(200, [row]));
    for (const column of ['internal_note', 'nothing']) {
      expect(await ask(shop, { path: `${BAGS}?select=${column}` })).toEqual(
        denied(400, '42703', `column surprise_bags.${column} does not exist`),
      );
    }
  },

  'neither a visitor nor a member writes shops and bags': async (shop) => {
    const mona = await signIn(shop, 'mona');
    const bag = await bagCalled(shop, 'Home Lunch Surprise');
    const rows = { stores: { name: 'New' }, surprise_bags: { store_id: bag.store_id, sale_price: 1 } };
    for (const [table, body] of Object.entries(rows)) {
      const path = `/rest/v1/${table}`;
      const one = `${path}?id=eq.${table === 'stores' ? bag.store_id : bag.id}`;
      expect(await ask(shop, { path, body })).toEqual(noPermission(401, table));
      expect(await ask(shop, { path, body, as: mona })).toEqual(brokenRule(table));
      expect(await ask(shop, { path: one, method: 'PATCH', body })).toEqual(noPermission(401, table));
      expect(await ask(shop, { path: one, method: 'PATCH', body, as: mona })).toEqual(nothing(204));
      expect(await ask(shop, { path: one, method: 'DELETE' })).toEqual(noPermission(401, table));
      expect(await ask(shop, { path: one, method: 'DELETE', as: mona })).toEqual(nothing(204));
    }
    expect(await bagCalled(shop, 'Home Lunch Surprise')).toEqual(bag);
  },

  'an admin adds a shop with a bag, changes both and deletes both': async (shop) => {
    const admin = await signIn(shop, 'admin');
    const added = await ask(shop, {
      path: `${STORES}?select=id,name`,
      as: admin,
      body: { name: 'New shop' },
      headers: { ...BACK, accept: 'application/vnd.pgrst.object+json' },
    });
    expect(added).toEqual({
      status: 201,
      type: 'application/vnd.pgrst.object+json',
      body: { id: UUID, name: 'New shop' },
    });
    const { id: store_id } = added.body as { id: string };
    const bag = { store_id, title: 'New bag', sale_price: 3, price: 9, quantity: 2 };
    const columns = 'select=id,title,price,quantity,category';
    const made = await ask(shop, { path: `${BAGS}?${columns}`, as: admin, body: bag, headers: BACK });
    const row = { id: UUID, title: 'New bag', price: 3, quantity: 2, category: 'Meals' };
    expect(made).toEqual(json(201, [row]));
    const [{ id }] = made.body as [BagRow];
    const store = `${STORES}?id=eq.${store_id}`;
    const own = `${BAGS}?id=eq.${id}`;
    expect(await ask(shop, { path: own, method: 'PATCH', as: admin, body: { quantity: 5 } })).toEqual(
      nothing(204),
    );
    expect(await ask(shop, { path: `${own}&${columns}` })).toEqual(json(200, [{ ...row, quantity: 5 }]));
    expect(await ask(shop, { path: store, method: 'PATCH', as: admin, body: { name: 'Newer' } })).toEqual(
      nothing(204),
    );
    expect(await ask(shop, { path: store, method: 'DELETE', as: admin })).toEqual(
      denied(
        409,
        '23503',
        'update or delete on table "stores" violates foreign key constraint "surprise_bags_store_id_fkey" on table "surprise_bags"',
        { details: 'Key is still referenced from table "surprise_bags".' },
      ),
    );
    expect(await ask(shop, { path: own, method: 'DELETE', as: admin })).toEqual(nothing(204));
    expect(await ask(shop, { path: store, method: 'DELETE', as: admin })).toEqual(nothing(204));
    expect(await ask(shop, { path: `${store}&select=id` })).toEqual(json(200, []));
  },

  'not even an admin keeps what cannot be': async (shop) => {
    const admin = await signIn(shop, 'admin');
    const { id, store_id } = await bagCalled(shop, 'Home Lunch Surprise');
    const broken = (table: string, check: string) =>
      denied(
        400,
        '23514',
        `new row for relation "${table}" violates check constraint "${table}_${check}_check"`,
      );
    expect(await ask(shop, { path: STORES, as: admin, body: { name: '' } })).toEqual(
      broken('stores', 'name'),
    );
    const bag = { store_id, title: 'x', sale_price: 3, quantity: -2 };
    const refusal = broken('surprise_bags', 'quantity');
    expect(await ask(shop, { path: BAGS, as: admin, body: bag })).toEqual(refusal);
    const patch = { path: `${BAGS}?id=eq.${id}`, method: 'PATCH', body: { quantity: -1 } } as const;
    expect(await ask(shop, { ...patch, as: admin })).toEqual(refusal);
    const hours = { pickup_start: '2026-11-21T18:00:00Z', pickup_end: '2026-11-21T17:00:00Z' };
    expect(await ask(shop, { path: BAGS, as: admin, body: { ...bag, quantity: 1, ...hours } })).toEqual(
      broken('surprise_bags', 'pickup'),
    );
    expect(await ask(shop, { ...patch, as: admin, body: hours })).toEqual(broken('surprise_bags', 'pickup'));
  },

  'pictures are kept by admins alone, and seen by everybody': async (shop) => {
    const [mona, admin] = [await signIn(shop, 'mona'), await signIn(shop, 'admin')];
    const refusal = storageRefusal('403', 'Unauthorized', 'new row violates row-level security policy');
    expect(await upload(shop, undefined, '1.png')).toEqual(refusal);
    expect(await upload(shop, mona, '1.png')).toEqual(refusal);
    const seen = { path: '/storage/v1/object/public/bags/1.png' };
    expect(await ask(shop, seen)).toEqual(storageRefusal('404', 'not_found', 'Object not found'));
    expect(await upload(shop, admin, '1.png')).toEqual(json(200, { Key: 'bags/1.png', Id: UUID }));
    expect(await ask(shop, seen)).toEqual({ status: 200, type: 'image/png', body: TEXT });
    expect(await upload(shop, admin, '1.png')).toEqual(
      storageRefusal('409', 'Duplicate', 'The resource already exists'),
    );
    const svg = 'mime type image/svg+xml is not supported. Supported: image/jpeg, image/png, image/webp';
    expect(await upload(shop, admin, '2.svg', 'image/svg+xml')).toEqual(
      storageRefusal('415', 'invalid_mime_type', svg),
    );
  },

  'a bag’s picture is handed to the server by admins alone': async (shop) => {
    const [mona, admin] = [await signIn(shop, 'mona'), await signIn(shop, 'admin')];
    const send = (as: { token: string } | undefined, type: string) =>
      ask(shop, {
        method: 'POST',
        path: '/api/images',
        body: PNG,
        headers: { 'content-type': type },
        ...(as && { as }),
      });
    expect((await send(undefined, 'image/png')).status).toBe(401);
    expect(await send(mona, 'image/png')).toEqual(problem(403, 'not_an_admin', 'Admins only!'));
    expect(await send(admin, 'text/html')).toEqual(
      problem(415, 'not_a_picture', 'This is not a JPEG, PNG or WebP picture.'),
    );
    const url = expect.stringMatching(/^\/storage\/v1\/object\/public\/bags\/\d+\.png$/) as string;
    expect(await send(admin, 'image/png')).toEqual(
      json(201, { url, path: expect.stringMatching(/^\d+\.png$/) as string }),
    );
  },
};
