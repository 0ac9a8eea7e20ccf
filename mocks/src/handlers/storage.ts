/** Pictures of bags: kept by admins, seen by everybody who has the address. */
import {
  IMAGE_CACHE_SECONDS,
  IMAGE_TYPES,
  IMAGES_PATH,
  imageFileName,
  LARGEST_IMAGE_BYTES,
  type ImageType,
} from '@zawadeh/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { answeredIn, serverAnswerIn, type Pretence } from '../pretence.ts';
import { problem } from '../problems.ts';
import { isAdmin } from '../tables/isAdmin.ts';
import { callerOf } from '../world/tokens.ts';
import type { World } from '../world/world.ts';

const BUCKET = 'bags';
const OBJECT = `/storage/v1/object/${BUCKET}/`;
const PUBLIC = `/storage/v1/object/public/${BUCKET}/`;

export const storage = (pretence: Pretence): HttpHandler[] => [
  http.post(`*${OBJECT}:name`, async ({ request, params }) => {
    const bytes = await request.clone().arrayBuffer();
    return answeredIn(pretence, () => uploaded(pretence.world, request, String(params.name), bytes));
  }),
  http.get(`*${PUBLIC}:name`, ({ params }) =>
    answeredIn(pretence, () => {
      const picture = pretence.world.pictures.find(({ path }) => path === params.name);
      if (!picture) return refused('404', 'not_found', 'Object not found');
      return new HttpResponse(bytesIn(picture.base64), {
        headers: { 'content-type': picture.type, 'cache-control': `max-age=${IMAGE_CACHE_SECONDS}` },
      });
    }),
  ),
  http.post(`*${IMAGES_PATH}`, async ({ request }) => {
    const bytes = await request.clone().arrayBuffer();
    return serverAnswerIn(pretence, () => checkedAndKept(pretence, request, bytes));
  }),
];

/** Storage answers every refusal with 400, and says in the body which it is. */
const refused = (statusCode: string, error: string, message: string): Response =>
  HttpResponse.json({ statusCode, error, message }, { status: 400 });

function uploaded(world: World, request: Request, path: string, bytes: ArrayBuffer): Response {
  const caller = callerOf(world, request);
  if (!caller || !isAdmin(caller)) {
    return refused('403', 'Unauthorized', 'new row violates row-level security policy');
  }
  const type = typeOf(request);
  if (!isPicture(type)) {
    const supported = Object.keys(IMAGE_TYPES).toSorted().join(', ');
    return refused('415', 'invalid_mime_type', `mime type ${type} is not supported. Supported: ${supported}`);
  }
  if (world.pictures.some((picture) => picture.path === path)) {
    return refused('409', 'Duplicate', 'The resource already exists');
  }
  keep(world, path, type, bytes);
  return HttpResponse.json({ Key: `${BUCKET}/${path}`, Id: crypto.randomUUID() });
}

/** What the server looks into before it keeps it; here what it says of itself is believed. */
function checkedAndKept({ world, now }: Pretence, request: Request, bytes: ArrayBuffer): Response {
  const caller = callerOf(world, request);
  if (!caller) return problem('not_signed_in');
  if (!isAdmin(caller)) return problem('not_an_admin');
  if (bytes.byteLength > LARGEST_IMAGE_BYTES) return problem('picture_too_large');
  const type = typeOf(request);
  if (!isPicture(type)) return problem('not_a_picture');
  const path = imageFileName(now() + world.pictures.length, type);
  keep(world, path, type, bytes);
  return HttpResponse.json({ url: PUBLIC + path, path }, { status: 201 });
}

const typeOf = (request: Request): string =>
  (request.headers.get('content-type')?.split(';')[0] ?? '').trim().toLowerCase();

const isPicture = (type: string): type is ImageType => Object.hasOwn(IMAGE_TYPES, type);

function keep(world: World, path: string, type: string, bytes: ArrayBuffer): void {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte));
  world.pictures.push({ path, type, base64: btoa(letters.join('')) });
}

const bytesIn = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
