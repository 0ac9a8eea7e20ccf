import { expect, test } from 'vitest';
import { serverWith } from '../testing/serverWith.ts';

const publicUrl = 'https://zawadeh.example';
const supabase = async () => Response.json({ access_token: 'x' });
const ADDRESSES = ['/healthz', '/config.json', '/api/orders/ZWD-22222222', '/auth/v1/user', '/nothing'];

test.each(ADDRESSES)(
  '%s is asked for over https alone, where that is how people reach the shop',
  async (path) => {
    const secure = await serverWith({ publicUrl, supabase }).request(path);
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
    for (const other of [null, 'http://localhost:4310']) {
      const plain = await serverWith({ publicUrl: other, supabase }).request(path);
      expect(plain.headers.has('strict-transport-security')).toBe(false);
    }
  },
);

test.each([
  ['GET', '/api/orders/ZWD-22222222'],
  ['POST', '/api/orders/checkout'],
  ['POST', '/api/orders/update-status'],
  ['POST', '/api/whish'],
  ['POST', '/api/users/upsert'],
  ['POST', '/api/images'],
  ['GET', '/api/orders/stream'],
  ['POST', '/auth/v1/token?grant_type=refresh_token'],
  ['GET', '/auth/v1/user'],
  ['GET', '/rest/v1/orders?select=id'],
  ['POST', '/storage/v1/object/list/bags'],
])('the answer of %s %s is not stored', async (method, path) => {
  const answer = await serverWith({ supabase }).request(path, {
    method,
    ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('an answer’s own cache-control stays', async () => {
  const shown = async () => new Response('a picture', { headers: { 'cache-control': 'max-age=3600' } });
  const picture = await serverWith({ supabase: shown }).request('/storage/v1/object/public/bags/1.png');
  expect(picture.headers.get('cache-control')).toBe('max-age=3600');
  expect((await serverWith().request('/api/surprise-bags')).headers.get('cache-control')).toBe('no-cache');
});
