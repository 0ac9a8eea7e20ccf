/** Beyond the specification: POST {backend}/api/images, where a picture is looked into before everybody sees it. */
import { IMAGES_PATH } from '@zawadeh/domain';
import { getSession } from '../authedPost.ts';
import { backendUrl } from '../config.ts';
import { forgetSession } from '../supabase.ts';
import { toNetworkError } from '../../lib/networkError.ts';
import { refusalIn, type AdminResult } from './query.ts';

/** A thin line takes its time, as long as something still goes over it. */
const LONGEST_SILENCE = 30_000;

/** `tell` hears how much has gone, from 0 to 1: only the older of the browser's two ways of asking says that. */
export async function uploadPicture(
  picture: File,
  tell: (share: number) => void,
): Promise<AdminResult<string>> {
  try {
    const caller = await getSession();
    if (caller === null) return { ok: false, error: { kind: 'signedOut' } };
    return await send(picture, caller.token, tell);
  } catch (error) {
    return { ok: false, error: { kind: toNetworkError(error) } };
  }
}

const send = (picture: File, token: string, tell: (share: number) => void): Promise<AdminResult<string>> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer = setTimeout(() => request.abort(), LONGEST_SILENCE);
    const fail = (kind: 'offline' | 'slow' | 'server') => resolve({ ok: false, error: { kind } });
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), LONGEST_SILENCE);
      tell(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => clearTimeout(timer));
    request.addEventListener('error', () => fail('offline'));
    request.addEventListener('abort', () => fail('slow'));
    request.addEventListener('load', () => resolve(read(request)));
    request.open('POST', backendUrl + IMAGES_PATH);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Content-Type', picture.type);
    request.send(picture);
  });

function read({ status, responseText }: XMLHttpRequest): AdminResult<string> {
  if (status === 401) {
    forgetSession();
    return { ok: false, error: { kind: 'signedOut' } };
  }
  try {
    const answer: unknown = JSON.parse(responseText);
    const { url } = Object(answer) as { url?: unknown };
    if (status === 201 && typeof url === 'string') return { ok: true, value: url };
    return { ok: false, error: refusalIn(answer) };
  } catch {
    // A proxy's page is not JSON.
    return { ok: false, error: { kind: 'server' } };
  }
}
