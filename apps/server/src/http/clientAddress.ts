const ADDRESS = /^[\da-f.:]+$/i;

/**
 * Who calls, where so many proxies of our own stand in front: each writes down who called it, and what stands before
 * the first of ours is anybody's word.
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
