/** The kind of a request decides its caching; the worker ignores requests of the kind `other`. */
import { SURPRISE_BAGS_PATH } from '@zawadeh/domain';

export type RequestKind = 'page' | 'file' | 'listing' | 'config' | 'picture' | 'navigation' | 'other';

export interface Places {
  origin: string;
  /** The origin of the application server. */
  backend: string;
  isFile: (path: string) => boolean;
}

type RequestParts = Pick<Request, 'url' | 'method' | 'mode' | 'destination' | 'headers'>;

/** Paths of the server, and of the wallet simulator, the outbox and the Storybook of a local server. */
const NOT_A_PAGE = /^\/(?:api|assets|auth|rest|storage|wallet|outbox|storybook|shell|healthz|readyz)(?:\/|$)/;
const FILE_NAME = /\.[a-z0-9]{2,11}$/i;

export const isPagePath = (path: string): boolean =>
  path.startsWith('/bag/') || !(NOT_A_PAGE.test(path) || FILE_NAME.test(path));

export function kindOf(request: RequestParts, { origin, backend, isFile }: Places): RequestKind {
  const { url, method, mode, destination, headers } = request;
  // Only the server answers requests with a token and requests that write.
  if (method !== 'GET' || headers.has('authorization')) return 'other';
  const at = new URL(url);
  const isOwn = at.origin === origin;
  if (mode === 'navigate' && isOwn) return isPagePath(at.pathname) ? 'page' : 'navigation';
  if (url === new URL(SURPRISE_BAGS_PATH, backend).href) return 'listing';
  if (url === configAt(backend)) return 'config';
  if (isOwn && (at.pathname.startsWith('/assets/') || isFile(at.pathname))) return 'file';
  if (destination === 'image' && at.pathname.includes('/storage/v1/object/public/')) return 'picture';
  return 'other';
}

/** The URL of the project configuration. */
export const configAt = (backend: string): string => new URL('/config.json', backend).href;
