/** Which rule holds for a request. What is none of ours goes by as if there were no worker. */
import { SURPRISE_BAGS_PATH } from '@zawadeh/domain';

export type RequestKind = 'page' | 'file' | 'listing' | 'config' | 'picture' | 'other';

export interface Places {
  origin: string;
  /** Where the application server is, if not there. */
  backend: string;
  isFile: (path: string) => boolean;
}

type RequestParts = Pick<Request, 'url' | 'method' | 'mode' | 'destination' | 'headers'>;

/** What the server answers itself, and the wallet and the letters of one's own machine. */
const NOT_A_PAGE = /^\/(?:api|assets|auth|rest|storage|wallet|outbox|openapi|shell|healthz|readyz)(?:\/|$)/;
const FILE_NAME = /\.[a-z0-9]{2,11}$/i;

export const isPagePath = (path: string): boolean =>
  path.startsWith('/bag/') || !(NOT_A_PAGE.test(path) || FILE_NAME.test(path));

export function kindOf(request: RequestParts, { origin, backend, isFile }: Places): RequestKind {
  const { url, method, mode, destination, headers } = request;
  // A question in somebody's name is answered by the server or not at all, and so is whatever changes something.
  if (method !== 'GET' || headers.has('authorization')) return 'other';
  const at = new URL(url);
  const isOwn = at.origin === origin;
  if (mode === 'navigate') return isOwn && isPagePath(at.pathname) ? 'page' : 'other';
  if (url === new URL(SURPRISE_BAGS_PATH, backend).href) return 'listing';
  if (url === configAt(backend)) return 'config';
  if (isOwn && (at.pathname.startsWith('/assets/') || isFile(at.pathname))) return 'file';
  if (destination === 'image' && at.pathname.includes('/storage/v1/object/public/')) return 'picture';
  return 'other';
}

/** Which project is behind the shop. */
export const configAt = (backend: string): string => new URL('/config.json', backend).href;
