/** The only call that inspects a picture, made by an admin's browser and by others. */
import { IMAGE_TYPES, IMAGES_PATH, type ErrorCode } from '@zawadeh/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { bytesOf, joined } from '../pictures/bytes.ts';
import {
  big,
  exif,
  inserted,
  JPEG,
  PLACE,
  PNG,
  pngChunk,
  SAMPLES,
  segment,
  WEBP,
} from '../pictures/testing/samples.ts';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { offlinePorts } from '../testing/offlinePorts.ts';
import { join, joinAsAdmin } from '../testing/users.ts';
import { serverWith } from '../testing/serverWith.ts';

const booted = await bootForFile();
const [boss, member] = await Promise.all([
  joinAsAdmin(booted, 'admin@example.com'),
  join(booted, 'rima@example.com'),
]);
const { client: admin, token: adminToken } = boss;
const memberToken = member.token;

async function upload(
  body: Uint8Array<ArrayBuffer>,
  type = 'image/png',
  token: string | null = adminToken,
  init: Partial<RequestInit> = {},
) {
  const response = await booted.app.request(IMAGES_PATH, {
    method: 'POST',
    headers: { 'content-type': type, ...(token !== null && { authorization: `Bearer ${token}` }) },
    body,
    ...init,
  });
  const answer = (await response.json()) as Record<string, string>;
  return { status: response.status, answer };
}

const stored = async (): Promise<string[]> => {
  const { data, error } = await booted.service().storage.from('bags').list('', { limit: 1000 });
  if (error) throw error;
  return data.map(({ name }) => name).sort();
};

describe('an admin', () => {
  test.each(SAMPLES)('an admin uploads %s, which is public', async (_name, bytes, type) => {
    const { status, answer } = await upload(joined([bytes, bytesOf('<script>alert(1)</script>')]));
    expect(status).toBe(201);
    const { url, path } = answer;
    expect(path).toMatch(new RegExp(`^\\d{13}\\.${IMAGE_TYPES[type]}$`));
    expect(answer).toEqual({ path, url: `/storage/v1/object/public/bags/${path}` });

    const seen = await booted.app.request(String(url));
    expect(seen.status).toBe(200);
    expect(new Uint8Array(await seen.arrayBuffer())).toEqual(bytes);
    expect(seen.headers.get('content-type')).toBe(type);
    expect(seen.headers.get('x-content-type-options')).toBe('nosniff');
    expect(seen.headers.get('content-security-policy')).toBe('sandbox');
    expect(seen.headers.get('cache-control')).toMatch(/max-age=3600/);
  });

  test('an admin uploads a photo without its location', async () => {
    const photo = inserted(JPEG, 2, segment(0xe1, exif(6)));
    const { answer } = await upload(photo, 'image/jpeg');
    const seen = await booted.app.request(String(answer.url));
    const text = new TextDecoder('latin1').decode(await seen.arrayBuffer());
    expect(text).toContain('Exif');
    expect(text).not.toMatch(new RegExp(`${PLACE}|Acme`));
  });

  test('an admin gives the bag the picture', async () => {
    const { answer } = await upload(WEBP, 'image/webp');
    const shop = await admin.from('stores').select('id').limit(1).single();
    const bag = await admin
      .from('surprise_bags')
      .insert({ store_id: shop.data?.id, title: 'With a picture', sale_price: 3, image_url: answer.url })
      .select('image_url')
      .single();
    expect(bag.error).toBeNull();
    expect(bag.data).toEqual({ image_url: answer.url });
  });

  test('an admin may declare the wrong type of picture, and the real type is used', async () => {
    for (const type of ['image/jpeg', 'IMAGE/PNG', 'image/webp; name=x']) {
      const { status, answer } = await upload(PNG, type);
      expect([status, answer.path]).toEqual([201, expect.stringMatching(/\.png$/)]);
    }
  });

  test('an admin uploads many pictures at once, each under its own name', async () => {
    const pictures = Array.from({ length: 12 }, (_nothing, index) =>
      inserted(PNG, 33, pngChunk('gAMA', big(40_000 + index, 4))),
    );
    const answers = await Promise.all(pictures.map((bytes) => upload(bytes)));
    expect(new Set(answers.map(({ answer }) => answer.path)).size).toBe(pictures.length);
    for (const [index, { answer }] of answers.entries()) {
      const seen = await booted.app.request(String(answer.url));
      expect(new Uint8Array(await seen.arrayBuffer())).toEqual(pictures[index]);
    }
  });
});

describe('rejected uploads', () => {
  let before: string[];
  beforeAll(async () => {
    await upload(PNG);
    before = await stored();
    if (before.length === 0) throw new Error('the list of pictures shows nothing');
  });
  const attempt = async (...sent: Parameters<typeof upload>) => ({
    ...(await upload(...sent)),
    stored: await stored(),
  });
  const refusal = (status: number, code: ErrorCode) => ({
    status,
    answer: { error: expect.any(String), message: expect.any(String), code },
    stored: before,
  });

  test('an upload of a member, a visitor or an invalid token is rejected, with nothing stored', async () => {
    expect(await attempt(PNG, 'image/png', memberToken)).toEqual(refusal(403, 'not_an_admin'));
    expect(await attempt(PNG, 'image/png', null)).toEqual(refusal(401, 'not_signed_in'));
    expect(await attempt(PNG, 'image/png', 'x.y.z')).toEqual(refusal(401, 'not_signed_in'));
    expect(await attempt(PNG, 'image/png', booted.embedded.publishableKey)).toEqual(
      refusal(401, 'not_signed_in'),
    );
  });

  test('a member of a shop uploads pictures with the same checks, until the membership ends', async () => {
    const service = booted.service();
    const shop = await service.from('stores').select('id').limit(1).single();
    const membership = { store_id: shop.data?.id, user_id: member.id, role: 'staff' };
    await service.from('store_members').insert(membership);
    expect(await attempt(bytesOf('<svg/>'), 'image/png', memberToken)).toEqual(refusal(415, 'not_a_picture'));
    expect((await upload(PNG, 'image/png', memberToken)).status).toBe(201);
    await service.from('store_members').delete().eq('user_id', member.id);
    expect((await upload(PNG, 'image/png', memberToken)).status).toBe(403);
    before = await stored();
  });

  // What a picture may be is tried beside cleanPicture.
  test('an upload that is no picture is rejected, with nothing stored', async () => {
    expect(await attempt(bytesOf('<svg onload="alert(1)"/>'))).toEqual(refusal(415, 'not_a_picture'));
  });

  test('a hundred megabytes of undeclared length are rejected after three are read', async () => {
    const megabyte = new Uint8Array(1024 * 1024);
    let read = 0;
    const body = new ReadableStream({
      pull: (stream) => {
        read += 1;
        if (read > 100) stream.close();
        else stream.enqueue(megabyte);
      },
    });
    const streamed = { body, duplex: 'half' } as Partial<RequestInit>;
    expect(await attempt(PNG, 'image/png', adminToken, streamed)).toEqual(refusal(413, 'picture_too_large'));
    expect(read).toBeLessThanOrEqual(4);
  });

  test('any other method is a 404', async () => {
    const headers = { authorization: `Bearer ${adminToken}` };
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await booted.app.request(IMAGES_PATH, { method, headers })).status).toBe(404);
    }
  });
});

test('an image in a hosted project has the address of that project', async () => {
  const stored = { path: '1.png', url: 'https://project.example/storage/v1/object/public/bags/1.png' };
  const app = serverWith({
    config: {
      supabaseUrl: 'https://project.example',
      publishableKey: 'p',
      apiBase: '',
      paidOrdersOnly: false,
    },
    identify: async () => ({ id: 'x', email: null }),
    people: { ...offlinePorts.people, isAdmin: async () => true },
    storeImage: async () => stored,
  });
  const answer = await app.request(IMAGES_PATH, {
    method: 'POST',
    headers: { 'content-type': 'image/png', authorization: 'Bearer x' },
    body: PNG,
  });
  expect(await answer.json()).toEqual(stored);
});
