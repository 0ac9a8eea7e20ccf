/** Pictures of bags: uploaded by admins, public to everyone who has the address. */
import {
  IMAGE_CACHE_SECONDS,
  IMAGE_TYPES,
  IMAGES_PATH,
  imageFileName,
  LARGEST_IMAGE_BYTES,
  type ImageType,
} from '@zawadeh/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { respond, respondAsServer, type MockOptions, errorResponse } from '../respond.ts';
import { isAdmin } from '../database/users.ts';
import { signedInUser } from '../database/tokens.ts';
import type { MockDatabase } from '../database/database.ts';

const BUCKET = 'bags';
const OBJECT = `/storage/v1/object/${BUCKET}/`;
const PUBLIC = `/storage/v1/object/public/${BUCKET}/`;

export const storage = (options: MockOptions): HttpHandler[] => [
  http.post(`*${OBJECT}:name`, async ({ request, params }) => {
    const bytes = await request.clone().arrayBuffer();
    return respond(options, () => upload(options.database, request, String(params.name), bytes));
  }),
  http.get(`*${PUBLIC}:name`, ({ params }) =>
    respond(options, () => {
      const picture = options.database.pictures.find(({ path }) => path === params.name);
      if (!picture) return storageError('404', 'not_found', 'Object not found');
      return new HttpResponse(bytesIn(picture.base64), {
        headers: { 'content-type': picture.type, 'cache-control': `max-age=${IMAGE_CACHE_SECONDS}` },
      });
    }),
  ),
  http.post(`*${IMAGES_PATH}`, async ({ request }) => {
    const bytes = await request.clone().arrayBuffer();
    return respondAsServer(options, () => uploadChecked(options, request, bytes));
  }),
];

/** Storage answers every error with status 400, and has the real one in the body. */
const storageError = (statusCode: string, error: string, message: string): Response =>
  HttpResponse.json({ statusCode, error, message }, { status: 400 });

function upload(database: MockDatabase, request: Request, path: string, bytes: ArrayBuffer): Response {
  const user = signedInUser(database, request);
  if (!user || !isAdmin(user)) {
    return storageError('403', 'Unauthorized', 'new row violates row-level security policy');
  }
  const type = typeOf(request);
  if (!isPicture(type)) {
    const supported = Object.keys(IMAGE_TYPES).toSorted().join(', ');
    return storageError(
      '415',
      'invalid_mime_type',
      `mime type ${type} is not supported. Supported: ${supported}`,
    );
  }
  if (database.pictures.some((picture) => picture.path === path)) {
    return storageError('409', 'Duplicate', 'The resource already exists');
  }
  savePicture(database, path, type, bytes);
  return HttpResponse.json({ Key: `${BUCKET}/${path}`, Id: crypto.randomUUID() });
}

/** The server checks the bytes of a picture; the mocks trust its content type. */
function uploadChecked({ database, now }: MockOptions, request: Request, bytes: ArrayBuffer): Response {
  const user = signedInUser(database, request);
  if (!user) return errorResponse('not_signed_in');
  if (!isAdmin(user)) return errorResponse('not_an_admin');
  if (bytes.byteLength > LARGEST_IMAGE_BYTES) return errorResponse('picture_too_large');
  const type = typeOf(request);
  if (!isPicture(type)) return errorResponse('not_a_picture');
  const path = imageFileName(now() + database.pictures.length, type);
  savePicture(database, path, type, bytes);
  return HttpResponse.json({ url: PUBLIC + path, path }, { status: 201 });
}

const typeOf = (request: Request): string =>
  (request.headers.get('content-type')?.split(';')[0] ?? '').trim().toLowerCase();

const isPicture = (type: string): type is ImageType => Object.hasOwn(IMAGE_TYPES, type);

function savePicture(database: MockDatabase, path: string, type: string, bytes: ArrayBuffer): void {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte));
  database.pictures.push({ path, type, base64: btoa(letters.join('')) });
}

const bytesIn = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
