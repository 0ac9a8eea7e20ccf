import { mapsAddress, readCoordinates, type Coordinates } from '@zawadeh/domain';
import type { Fetch } from '../payments/whishWire.ts';

const MOST_HOPS = 3;
const MOST_MS = 3_000;
const MOST_BYTES = 64 * 1024;

/** In the head of a map's page: the middle of its picture. */
const PICTURE = /[?&;](?:center|markers|ll)=(-?\d{1,3}\.\d+)(?:%2C|,)(-?\d{1,3}\.\d+)/i;

/**
 * The place that a short link leads to, null if to none. Only hosts of Google Maps are asked, by https, and their names
 * are compared before each request: a redirect to any other host ends here, and so do addresses of this network.
 */
export type FollowMapsLink = (link: string) => Promise<Coordinates | null>;

export const followMapsLink =
  (fetch: Fetch): FollowMapsLink =>
  async (link) => {
    const signal = AbortSignal.timeout(MOST_MS);
    let address = mapsAddress(link);
    for (let hops = 0; hops < MOST_HOPS && address !== null; hops += 1) {
      const response = await fetch(address, { redirect: 'manual', signal, headers: { accept: 'text/html' } });
      const target = response.headers.get('location');
      const text = target ?? (response.ok ? await start(response) : '');
      const place = readCoordinates(text.slice(0, 4_000));
      const picture = PICTURE.exec(text);
      const found = place.ok ? place : readCoordinates(`${picture?.[1]}, ${picture?.[2]}`);
      await response.body?.cancel().catch(() => {});
      if (found.ok) return found.value;
      address = target === null ? null : mapsAddress(target, address);
    }
    return null;
  };

/** The rest of a long page is not received. */
async function start({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  if (!body) return '';
  const reader = body.getReader();
  let text = '';
  for (let bytes = 0; bytes < MOST_BYTES;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  reader.releaseLock();
  return text.slice(0, MOST_BYTES);
}
