/** POST whish: the URLs to which the browser may be sent to pay. The server and the web app both check. */

export interface PaymentHosts {
  /** `whish.money` allows its subdomains too. */
  providers: readonly string[];
  /** The product's own origin if its wallet simulator replaces the provider. */
  localWallet?: string | undefined;
}

/** The URL if it belongs to the provider, null otherwise. */
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
