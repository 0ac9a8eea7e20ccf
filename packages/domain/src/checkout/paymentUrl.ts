/** POST whish: where the browser may be sent to pay. Checked on the server and again here. */

export interface PaymentHosts {
  /** `whish.money` allows its subdomains too. */
  providers: readonly string[];
  /** The product's own address where its local wallet stands in for the provider. */
  localWallet?: string | undefined;
}

/** The address itself where it is one of the provider's, null otherwise. */
export function safePaymentUrl(
  found: string | null,
  { providers, localWallet }: PaymentHosts,
): string | null {
  if (found === null || !URL.canParse(found)) return null;
  const url = new URL(found);
  if (localWallet !== undefined && url.origin === localWallet) return url.href;
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null;
  const trusted = providers.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  return trusted ? url.href : null;
}
