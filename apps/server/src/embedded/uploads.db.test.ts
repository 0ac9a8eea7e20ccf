/** Files as supabase-js sends them: plain bytes, or a File or Blob in a form. */
import { expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { join, joinAsAdmin } from '../testing/users.ts';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);
const options = { contentType: 'image/png', cacheControl: '3600' };

const booted = await bootForFile();
const admin = await joinAsAdmin(booted, 'admin@example.com');

const file = (bytes: Uint8Array<ArrayBuffer> = PNG, type = 'image/png') =>
  new File([bytes], 'a.png', { type });

async function shown(path: string) {
  const { publicUrl } = admin.client.storage.from('bags').getPublicUrl(path).data;
  const answer = await booted.app.request(publicUrl);
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    cached: answer.headers.get('cache-control'),
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
}

test.each<[string, () => File | Blob | Uint8Array<ArrayBuffer> | FormData]>([
  ['bytes', () => PNG],
  ['a File', () => file()],
  ['a Blob', () => new Blob([PNG], { type: 'image/png' })],
  [
    'a form of one’s own',
    () => {
      const form = new FormData();
      form.append('file', file());
      return form;
    },
  ],
])('%s is stored, served unchanged, and not replaced', async (name, content) => {
  const bucket = admin.client.storage.from('bags');
  const path = `${name.replaceAll(/[^a-z]/gi, '-')}.png`;
  expect((await bucket.upload(path, content(), options)).error).toBeNull();
  const stored = {
    status: 200,
    type: 'image/png',
    cached: expect.stringContaining('max-age=3600'),
    bytes: PNG,
  };
  expect(await shown(path)).toEqual(stored);
  // A picture is stored once and cannot be replaced, not even by an admin.
  expect((await bucket.update(path, file(PNG.toReversed()), options)).error).not.toBeNull();
  expect(await shown(path)).toEqual(stored);
});

test('a File is subject to the bucket’s types and rights too', async () => {
  const bucket = admin.client.storage.from('bags');
  const tooLarge = file(new Uint8Array(2 * 1024 ** 2 + 1));
  expect((await bucket.upload('large.png', tooLarge, options)).error).not.toBeNull();
  for (const type of ['image/svg+xml', 'text/html', '']) {
    expect((await bucket.upload('other.png', file(PNG, type), options)).error).not.toBeNull();
  }
  const member = await join(booted, 'rima@example.com');
  for (const client of [member.client, booted.visitor()]) {
    expect((await client.storage.from('bags').upload('theirs.png', file(), options)).error).not.toBeNull();
  }
  const { data } = await bucket.list();
  expect(data?.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['large.png']));
  expect(data?.some(({ name }) => ['other.png', 'theirs.png'].includes(name))).toBe(false);
});
