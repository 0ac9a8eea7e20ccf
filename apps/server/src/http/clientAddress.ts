const ADDRESS = /^[\da-f.:]+$/i;

/**
 * The client's address behind this number of our own proxies. Each proxy appends the address that called it, and
 * everything before the first of ours may be forged.
 */
export function clientAddress(
  socketAddress: string | null,
  forwardedFor: string | null,
  trustedProxies: number,
): string | null {
  const chain = [...(forwardedFor ?? '').split(',').map((each) => each.trim()), socketAddress ?? ''];
  const address = chain.at(-1 - trustedProxies) ?? '';
  return ADDRESS.test(address) ? address : socketAddress;
}
