import type { BagRow } from '@zawadeh/domain';
import type { CallsPerMinute } from './http/rateLimit.ts';

export interface PublicConfig {
  /** Empty: this server itself answers /auth/v1, /rest/v1 and /storage/v1. */
  supabaseUrl: string;
  publishableKey: string;
  /** Empty: the application server is where the page came from. */
  apiBase: string;
}

/** What the runtime knows about a connection; Node fills it in from the socket. */
export interface Peer {
  peerAddress: string | null;
}

export interface Ports {
  bags: () => Promise<BagRow[]>;
  /** Whether the database answers. */
  ready: () => Promise<boolean>;
  config: PublicConfig;
  log: (problem: string, cause?: unknown) => void;
  pages?: (request: Request) => Promise<Response>;
  /** The embedded engine; absent where the project is hosted. */
  supabase?: (request: Request, peer: Peer) => Response | Promise<Response>;
  authCallsPerMinute?: CallsPerMinute;
}

export interface AppEnv {
  Bindings: Partial<Peer>;
}
