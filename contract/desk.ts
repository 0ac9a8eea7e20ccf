import { STREAM_PATH } from '@zawadeh/domain';
import { expect } from 'vitest';
import type { Exchanges } from './exchange.ts';
import { signIn } from './people.ts';
import { json, NOT_SIGNED_IN, problem } from './shapes.ts';
import { answerTo, ask } from './shop.ts';

const USERS = '/rest/v1/users?select=email&order=email.asc';
const COUNTED = { prefer: 'count=exact' };

/** How the desk leafs through what there is thousands of. */
export const deskExchanges: Exchanges = {
  'a page says which of how many its rows are': async (shop) => {
    const as = await signIn(shop, 'admin');
    const told = await answerTo(shop, { path: `${USERS}&offset=1&limit=1`, as, headers: COUNTED });
    expect(told.status).toBe(206);
    expect(told.headers.get('content-range')).toMatch(/^1-1\/\d+$/);
    const all = await answerTo(shop, { path: `${USERS}&offset=0&limit=1000`, as, headers: COUNTED });
    expect(all.status).toBe(200);
    const rows = (await all.json()) as unknown[];
    expect(all.headers.get('content-range')).toBe(`0-${rows.length - 1}/${rows.length}`);
    const none = `${USERS}&email=eq.nobody%40example.com&offset=0&limit=10`;
    const nobody = await answerTo(shop, { path: none, as, headers: COUNTED });
    expect([nobody.status, nobody.headers.get('content-range')]).toEqual([200, '*/0']);
  },

  'words are looked for however they are spelled': async (shop) => {
    const as = await signIn(shop, 'admin');
    const search = (pattern: string) =>
      ask(shop, { path: `${USERS}&found_by=ilike.${encodeURIComponent(pattern)}`, as });
    const found = (await search('%MONA%')).body as { email: string }[];
    expect(found.map(({ email }) => email)).toContainEqual(expect.stringContaining('mona'));
    expect((await search('%nobody-is-called-so%')).body).toEqual([]);
    // What stands for other letters can be looked for too.
    expect(await search('%mona\\_%')).toEqual(json(200, []));
    expect(await search('%"mona%')).toEqual(json(200, []));
  },

  'the log is read by admins alone': async (shop) => {
    const path = '/rest/v1/audit_log?select=action&subject=eq.order&subject_id=eq.nothing';
    expect(await ask(shop, { path, as: await signIn(shop, 'admin') })).toEqual(json(200, []));
    expect(await ask(shop, { path, as: await signIn(shop, 'mona') })).toEqual(json(200, []));
    expect((await ask(shop, { path })).status).toBe(401);
  },

  'paid orders are told as they come to admins alone': async (shop) => {
    expect(await ask(shop, { path: STREAM_PATH })).toEqual(NOT_SIGNED_IN);
    expect(await ask(shop, { path: STREAM_PATH, as: await signIn(shop, 'mona') })).toEqual(
      problem(403, 'not_an_admin', 'Admins only!'),
    );
    const told = await answerTo(shop, { path: STREAM_PATH, as: await signIn(shop, 'admin') });
    expect(told.headers.get('content-type')).toContain('text/event-stream');
    const reader = told.body!.getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toBe(': here\n\n');
    await reader.cancel();
  },
};
