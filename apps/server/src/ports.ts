import type { BagRow } from '@zawadeh/domain';
import type { StoreImage } from './database/images.ts';
import type { OrdersDatabase } from './database/orders.ts';
import type { PeopleDatabase } from './database/people.ts';
import type { Hono } from 'hono';
import type { Settlement } from './orders/settlement.ts';
import type { PaymentProvider } from './payments/provider.ts';

export interface PublicConfig {
  /** Empty: this server itself answers /auth/v1, /rest/v1 and /storage/v1. */
  supabaseUrl: string;
  publishableKey: string;
  /** Empty: the application server is where the page came from. */
  apiBase: string;
  /** The dashboard shows no order before it is paid. */
  paidOrdersOnly: boolean;
}

/** What the runtime knows about a connection; Node fills it in from the socket. */
export interface Peer {
  peerAddress: string | null;
}

/** Whoever a token belongs to. */
export interface AuthenticatedUser {
  id: string;
  email: string | null;
}

/** By path; what is not named is counted together. */
export type CallsPerMinute = Readonly<Record<string, number>>;

export interface AnsweredCall {
  /** The method and the route's own path. */
  call: string;
  status: number;
  ms: number;
}

export interface Ports {
  bags: () => Promise<BagRow[]>;
  /** Whether the database answers. */
  ready: () => Promise<boolean>;
  config: PublicConfig;
  /** Null where the token is not, or no longer, good. */
  identify: (token: string) => Promise<AuthenticatedUser | null>;
  /** Whether we have signed the token ourselves; absent where the project is hosted, which signs with a key of its own. */
  isSigned?: (token: string) => boolean;
  /** Whether the token's session was not signed out meanwhile; never from a cache. */
  isSessionOpen: (token: string) => Promise<boolean>;
  orders: OrdersDatabase;
  people: PeopleDatabase;
  storeImage: StoreImage;
  /** Where the database can tell by itself, it need not be asked so often. */
  paidOrdersChanged?: (callback: () => void) => Promise<void>;
  payments: PaymentProvider;
  settlement: Settlement;
  /** Where the local wallet stands in for the provider, the page to pay on. */
  walletPages?: Hono<AppEnv>;
  /** Where nothing leaves the machine, the page to read it on. */
  outboxPages?: Hono<AppEnv>;
  log: (problem: string, cause?: unknown) => void;
  /** Where people reach the shop, if that was configured. */
  publicUrl?: string | null;
  /** For those who watch over it; nothing in it says who called. */
  onAnswered?: (call: AnsweredCall) => void;
  pages?: (request: Request) => Promise<Response>;
  /** The embedded engine; absent where the project is hosted. */
  supabase?: (request: Request, peer: Peer) => Response | Promise<Response>;
  authCallsPerMinute?: CallsPerMinute;
  /** Of the tables, by whoever has no account. */
  tableCallsPerMinute?: CallsPerMinute;
  apiCallsPerMinute?: CallsPerMinute;
  personCallsPerMinute?: CallsPerMinute;
}

export interface AppEnv {
  Bindings: Partial<Peer>;
}

export type UserEnv = AppEnv & { Variables: { user: AuthenticatedUser | null } };
export type SignedInEnv = AppEnv & { Variables: { user: AuthenticatedUser } };
