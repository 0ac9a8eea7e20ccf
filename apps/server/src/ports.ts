import type { BagRow } from '@zawadeh/domain';
import type { AlertsDatabase } from './database/alerts.ts';
import type { StoreImage } from './database/images.ts';
import type { HandoversDatabase } from './database/handovers.ts';
import type { OrdersDatabase } from './database/orders.ts';
import type { PeopleDatabase } from './database/people.ts';
import type { Hono } from 'hono';
import type { SharedCounts } from './http/sharedCounts.ts';
import type { Settlement } from './orders/settlement.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { answers, SentBy } from './openapi/answers.ts';
import type { FollowMapsLink } from './places/followMapsLink.ts';

/** What the web app reads before its first call. */
export type PublicConfig = SentBy<typeof answers.Config>;

/** Facts about the connection that the runtime knows; Node takes them from the socket. */
export interface Peer {
  peerAddress: string | null;
}

/** The user of a valid token. */
export interface AuthenticatedUser {
  id: string;
  email: string | null;
}

/** By path; all other paths share one limit. */
export type CallsPerMinute = Readonly<Record<string, number>>;

export interface AnsweredCall {
  /** The method and the route's pattern. */
  call: string;
  status: number;
  ms: number;
}

export interface WrittenLetter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Ports {
  bags: () => Promise<BagRow[]>;
  /** Rows of all shops. */
  shops: () => Promise<readonly unknown[]>;
  /** Whether the database answers. */
  ready: () => Promise<boolean>;
  config: PublicConfig;
  /** Null for an invalid or expired token. */
  identify: (token: string) => Promise<AuthenticatedUser | null>;
  /** Whether this server signed the token; absent for a hosted project, which has its own key. */
  isSigned?: (token: string) => boolean;
  /** Whether the token's session is still open; never cached. */
  isSessionOpen: (token: string) => Promise<boolean>;
  orders: OrdersDatabase;
  handovers: HandoversDatabase;
  alerts: AlertsDatabase;
  people: PeopleDatabase;
  storeImage: StoreImage;
  /** Notifies of new events of the audit log, so that they need less polling. */
  listen?: (channel: 'order_paid' | 'handovers', callback: () => void) => Promise<void>;
  payments: PaymentProvider;
  settlement: Settlement;
  /** The place of a map's short link; asks Google's servers where it is absent. */
  followMapsLink?: FollowMapsLink;
  /** The payment pages of the local wallet, where it replaces the provider. */
  walletPages?: Hono<AppEnv>;
  /** The page of the local outbox, where nothing leaves the machine. */
  outboxPages?: Hono<AppEnv>;
  /** The built Storybook, on the machine of its developer. */
  storybookPages?: Hono<AppEnv>;
  log: (problem: string, cause?: unknown) => void;
  /** The public address of the shop, if it is configured. */
  publicUrl?: string | null;
  /** Reports each answered call to the operator's log, without personal data. */
  onAnswered?: (call: AnsweredCall) => void;
  pages?: (request: Request) => Promise<Response>;
  /** The embedded engine; absent for a hosted project. */
  supabase?: (request: Request, peer: Peer) => Response | Promise<Response>;
  authCallsPerMinute?: CallsPerMinute;
  /** For reading tables without an account. */
  tableCallsPerMinute?: CallsPerMinute;
  /** For tables and uploads, of one user. */
  userTableCallsPerMinute?: CallsPerMinute;
  apiCallsPerMinute?: CallsPerMinute;
  userCallsPerMinute?: CallsPerMinute;
  /** Where links in letters begin. */
  linkOrigin: string;
  /** Absent without a mail server: links are then passed on by hand. */
  sendLetter?: ((letter: WrittenLetter) => Promise<void>) | undefined;
  /** For the limits of users, which hold over all servers. */
  sharedCounts?: SharedCounts;
}

export interface AppEnv {
  Bindings: Partial<Peer>;
}

export type UserEnv = AppEnv & { Variables: { user: AuthenticatedUser | null } };
export type SignedInEnv = AppEnv & { Variables: { user: AuthenticatedUser } };
