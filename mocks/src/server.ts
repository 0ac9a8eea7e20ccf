/** The rest of the server: its settings, and the pictures of bags. */
import { IMAGE_CACHE_SECONDS, IMAGES_PATH, imageFileName, type ImageType } from '@zawadeh/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { answer, errorResponse, type MockOptions } from './answer.ts';

const PUBLIC = '/storage/v1/object/public/bags/';

export const server = (options: MockOptions): HttpHandler[] => [
  // Names the server itself as the Supabase project; the web app also asks it whether the server is reachable.
  http.get('*/config.json', () =>
    options.scenario === 'offline'
      ? HttpResponse.error()
      : HttpResponse.json({
          supabaseUrl: '',
          publishableKey: 'pretend-key',
          apiBase: '',
          paidOrdersOnly: false,
        }),
  ),
  answer(options, `post ${IMAGES_PATH}`, 'admin', async ({ database, request, now }) => {
    const type = (request.headers.get('content-type') ?? '') as ImageType;
    const path = imageFileName(now + database.pictures.length, type);
    const letters = Array.from(new Uint8Array(await request.arrayBuffer()), (byte) =>
      String.fromCharCode(byte),
    );
    database.pictures.push({ path, type, base64: btoa(letters.join('')) });
    return HttpResponse.json({ url: PUBLIC + path, path }, { status: 201 });
  }),
  answer(options, `get ${PUBLIC}:id`, 'anyone', ({ database, id }) => {
    const picture = database.pictures.find(({ path }) => path === id);
    if (!picture) return errorResponse('no_such_call');
    const bytes = Uint8Array.from(atob(picture.base64), (letter) => letter.charCodeAt(0));
    return new HttpResponse(bytes, {
      headers: { 'content-type': picture.type, 'cache-control': `max-age=${IMAGE_CACHE_SECONDS}` },
    });
  }),
];
