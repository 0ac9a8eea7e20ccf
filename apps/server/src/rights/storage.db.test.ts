/** Every role tries every operation on the pictures and their bucket; the effect is read with the secret key. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { join, joinAsAdmin } from '../testing/users.ts';
import { STORAGE_PEOPLE, STORAGE_RIGHTS } from './expected.ts';

const BUCKET = 'bags';
const PICTURE = 'picture.png';
const OURS = Uint8Array.of(1, 2, 3);
const THEIRS = Uint8Array.of(9, 9, 9, 9);
const PNG = { contentType: 'image/png' };

const booted = await bootForFile();
const service = booted.service();
const member = await join(booted, 'rima@example.com');
const admin = await joinAsAdmin(booted, 'admin@example.com');
const baker = await join(booted, 'nadim@example.com');
const { data: shop } = await service.from('stores').select('id').limit(1).single();
await service.from('store_members').insert({ store_id: shop?.id, user_id: baker.id, role: 'owner' });
const clients = [booted.visitor(), member.client, baker.client, admin.client];
const address = service.storage.from(BUCKET).getPublicUrl(PICTURE).data.publicUrl;

/** One picture of ours, and no others. */
beforeEach(async () => {
  const pictures = service.storage.from(BUCKET);
  const { data } = await pictures.list();
  const names = data?.map(({ name }) => name) ?? [];
  if (names.length > 0) await pictures.remove(names);
  const { error } = await pictures.upload(PICTURE, OURS, PNG);
  if (error) throw error;
});

type Answer = { data: unknown; error: { message: string } | null };
type Attempt = (storage: SupabaseClient['storage']) => Promise<Answer>;

const ATTEMPTS: Record<string, Attempt> = {
  'see by address': async () => {
    const answer = await booted.app.request(address);
    return { data: answer.ok ? [await answer.text()] : [], error: null };
  },
  list: (storage) => storage.from(BUCKET).list(),
  upload: (storage) => storage.from(BUCKET).upload('new.png', THEIRS, PNG),
  'upload over': (storage) => storage.from(BUCKET).upload(PICTURE, THEIRS, { ...PNG, upsert: true }),
  replace: (storage) => storage.from(BUCKET).update(PICTURE, THEIRS, PNG),
  move: (storage) => storage.from(BUCKET).move(PICTURE, 'moved.png'),
  copy: (storage) => storage.from(BUCKET).copy(PICTURE, 'copied.png'),
  remove: (storage) => storage.from(BUCKET).remove([PICTURE]),
  'sign an upload': (storage) => storage.from(BUCKET).createSignedUploadUrl('signed.png'),
  'sign over': (storage) => storage.from(BUCKET).createSignedUploadUrl(PICTURE, { upsert: true }),
  'list buckets': (storage) => storage.listBuckets(),
  'create bucket': (storage) => storage.createBucket('theirs', { public: true }),
  'open bucket': (storage) =>
    storage.updateBucket(BUCKET, { public: true, allowedMimeTypes: ['text/html', 'image/svg+xml'] }),
  'empty bucket': (storage) => storage.emptyBucket(BUCKET),
  'delete bucket': (storage) => storage.deleteBucket(BUCKET),
};

async function everything(): Promise<string> {
  const [{ data: buckets }, { data: files }, shown] = await Promise.all([
    service.storage.listBuckets(),
    service.storage.from(BUCKET).list(),
    booted.app.request(address),
  ]);
  const names = files?.map(({ name }) => name).toSorted();
  const bytes = new Uint8Array(await shown.arrayBuffer());
  return JSON.stringify({ buckets, names, picture: [...bytes] });
}

async function outcomeOf(attempt: Attempt, { storage }: SupabaseClient): Promise<string> {
  const before = await everything();
  const { data, error } = await attempt(storage);
  const isChanged = (await everything()) !== before;
  if (error) return isChanged ? `changed, and said ${error.message}` : 'refused';
  return isChanged || (Array.isArray(data) && data.length > 0) ? 'done' : 'nothing';
}

const cases = STORAGE_RIGHTS.flatMap(({ what, expected }) =>
  STORAGE_PEOPLE.map((who, index) => ({ what, who, index, expected: expected[index] })),
);

test.each(cases)('$what: $who gets $expected', async ({ what, index, expected }) => {
  expect(await outcomeOf(ATTEMPTS[what]!, clients[index]!)).toBe(expected);
});

test('the list has every attempt, with an outcome for every role', () => {
  expect(STORAGE_RIGHTS.map(({ what }) => what)).toEqual(Object.keys(ATTEMPTS));
  expect(new Set(STORAGE_RIGHTS.map(({ expected }) => expected.length))).toEqual(
    new Set([STORAGE_PEOPLE.length]),
  );
});

test.each(STORAGE_PEOPLE.map((who, index) => [who, index] as const))(
  'an empty bucket is deleted by no %s either',
  async (_who, index) => {
    await service.storage.from(BUCKET).remove([PICTURE]);
    const before = await everything();
    await clients[index]!.storage.deleteBucket(BUCKET);
    expect(await everything()).toBe(before);
  },
);

test('an admin uploads nothing but pictures of the allowed size, by what is said of them', async () => {
  const pictures = admin.client.storage.from(BUCKET);
  const refused = await Promise.all([
    pictures.upload('x.svg', OURS, { contentType: 'image/svg+xml' }),
    pictures.upload('x.html', OURS, { contentType: 'text/html' }),
    pictures.upload('x.png', OURS, { contentType: 'image/png, text/html' }),
    pictures.upload('x.png', OURS, { contentType: 'IMAGE/SVG+XML' }),
    pictures.upload('x.png', new Uint8Array(2 * 1024 * 1024 + 1), PNG),
    pictures.upload('../outside.png', OURS, PNG),
  ]);
  expect(refused.map(({ error }) => error !== null)).toEqual(refused.map(() => true));
  const { data } = await service.storage.from(BUCKET).list();
  expect(data?.map(({ name }) => name)).toEqual([PICTURE]);
});
