import type { Cents, Result } from '@zawadeh/domain';

export interface PaymentToCollect {
  /** Always the same amount, because the provider's status answer contains none. */
  externalId: number;
  amountCents: Cents;
  currency: 'USD';
  invoice: string;
  /** Comes back with the callback, so that a guessed id causes no request to the provider. */
  callbackToken: string;
}

/**
 * `refused`: the provider understood and rejected the request. After the other two it is unknown what the provider did,
 * so they never fail an order.
 */
export interface ProviderError {
  kind: 'refused' | 'unreachable' | 'unreadable';
  /** The provider's own code where there is one, otherwise one word for the log. */
  code: string | null;
}

/** The operating system's codes for a connection that was never made. */
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Whether it is certain that no payment page exists. */
export const wasNotOpened = ({ kind, code }: ProviderError): boolean =>
  kind === 'refused' || (kind === 'unreachable' && code !== null && NEVER_CONNECTED.has(code));

/** The provider answered, and does not know this payment. */
interface IdNotKnown {
  kind: 'idNotKnown';
  code: string | null;
}

/** The address of the payment page. */
export type Collect = Result<string, ProviderError>;

export type CollectStatus = Result<'success' | 'failed' | 'pending' | 'refunded', ProviderError | IdNotKnown>;

export type Balance = Result<Cents, ProviderError>;

/** Throws only for errors of the caller, never because of the provider. */
export interface PaymentProvider {
  createCollect: (payment: PaymentToCollect) => Promise<Collect>;
  askStatus: (externalId: number) => Promise<CollectStatus>;
  /** The current balance, after fees and payouts. */
  askBalance: () => Promise<Balance>;
}
