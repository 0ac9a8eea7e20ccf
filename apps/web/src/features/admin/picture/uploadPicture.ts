/** Beyond the specification: POST {backend}/api/images, where the server checks a picture before it is public. */
import { fieldsOf, IMAGES_PATH } from '@zawadeh/domain';
import { getSession } from '../../../lib/http/authedPost.ts';
import { backendUrl } from '../../../lib/http/config.ts';
import { forgetSession } from '../../../lib/http/supabase.ts';
import { toNetworkError } from '../../../lib/http/networkError.ts';
import { readRejection, type AdminResult } from '../query.ts';

/** A slow upload may take any time, as long as there is progress. */
const LONGEST_SILENCE = 30_000;

/** `onProgress` gets the uploaded share, from 0 to 1; fetch has no upload progress, so this uses XMLHttpRequest. */
export async function uploadPicture(
  picture: File,
  onProgress: (share: number) => void,
): Promise<AdminResult<string>> {
  try {
    const session = await getSession();
    if (session === null) return { ok: false, error: { kind: 'signedOut' } };
    return await send(picture, session.token, onProgress);
  } catch (error) {
    return { ok: false, error: { kind: toNetworkError(error) } };
  }
}

const send = (
  picture: File,
  token: string,
  onProgress: (share: number) => void,
): Promise<AdminResult<string>> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer = setTimeout(() => request.abort(), LONGEST_SILENCE);
    const fail = (kind: 'offline' | 'slow' | 'server') => resolve({ ok: false, error: { kind } });
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), LONGEST_SILENCE);
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => clearTimeout(timer));
    request.addEventListener('error', () => fail('offline'));
    request.addEventListener('abort', () => fail('slow'));
    request.addEventListener('load', () => resolve(read(request, token)));
    request.open('POST', backendUrl + IMAGES_PATH);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Content-Type', picture.type);
    request.send(picture);
  });

function read({ status, responseText }: XMLHttpRequest, token: string): AdminResult<string> {
  if (status === 401) {
    forgetSession(token);
    return { ok: false, error: { kind: 'signedOut' } };
  }
  try {
    const json: unknown = JSON.parse(responseText);
    const { url } = fieldsOf(json);
    if (status === 201 && typeof url === 'string') return { ok: true, value: url };
    return { ok: false, error: readRejection(json) };
  } catch {
    // A proxy's page is not JSON.
    return { ok: false, error: { kind: 'server' } };
  }
}
