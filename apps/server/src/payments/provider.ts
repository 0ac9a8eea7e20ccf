import type { Cents, Result } from '@zawadeh/domain';

export interface PaymentToCollect {
  /** One amount for ever: the provider's status answer names no amount. */
  externalId: number;
  amountCents: Cents;
  currency: 'USD';
  invoice: string;
  /** Comes back with the callback, so that a stranger's guess at an id asks nothing of the provider. */
  callbackToken: string;
}

/**
 * `refused`: the provider understood and said no. After the other two nobody here knows what the provider did, so they
 * are never a reason to fail an order.
 */
export interface ProviderError {
  kind: 'refused' | 'unreachable' | 'unreadable';
  /** The provider's own code where it gave one, otherwise what was wrong in one word, for the log. */
  code: string | null;
}

/** As systems say that no connection came about, so that nothing was asked of anybody. */
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Only then is it known that there is no page on which this payment could be paid. */
export const wasNotOpened = ({ kind, code }: ProviderError): boolean =>
  kind === 'refused' || (kind === 'unreachable' && code !== null && NEVER_CONNECTED.has(code));

/** The provider answered, and has never heard of this payment. */
interface IdNotKnown {
  kind: 'idNotKnown';
  code: string | null;
}

/** The address of the page to pay on. */
export type Collect = Result<string, ProviderError>;

export type CollectStatus = Result<'success' | 'failed' | 'pending' | 'refunded', ProviderError | IdNotKnown>;

export type Balance = Result<Cents, ProviderError>;

/** Throws only for what the caller did wrong, never for what a provider can do. */
export interface PaymentProvider {
  createCollect: (payment: PaymentToCollect) => Promise<Collect>;
  askStatus: (externalId: number) => Promise<CollectStatus>;
  /** What lies in the account now: fees and what was paid out are gone from it. */
  askBalance: () => Promise<Balance>;
}
