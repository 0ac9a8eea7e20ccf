/**
 * The client's address behind this number of our own proxies, in one spelling. Each proxy appends the address that
 * called it, and everything before the first of ours may be forged.
 */
export function clientAddress(
  socketAddress: string | null,
  forwardedFor: string | null,
  trustedProxies: number,
): string | null {
  const chain = [...(forwardedFor ?? '').split(',').map((each) => each.trim()), socketAddress ?? ''];
  return inOneSpelling(chain.at(-1 - trustedProxies) ?? '') ?? inOneSpelling(socketAddress ?? '');
}

/** Without port, brackets and zone, or one caller would be counted as many; null if it is no address. */
function inOneSpelling(text: string): string | null {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, '');
  const v4 = /^(?:::ffff:)?(\d+(?:\.\d+){3})(?::\d+)?$/i.exec(address)?.[1]?.split('.').map(Number);
  if (v4) return v4.every((byte) => byte < 256) ? v4.join('.') : null;
  if (!/^[\da-f.:]+$/i.test(address) || !URL.canParse(`http://[${address}]`)) return null;
  const v6 = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(v6) ?? [];
  if (high === undefined || low === undefined) return v6;
  const bytes = [high, low]
    .map((part) => Number.parseInt(part, 16))
    .flatMap((part) => [part >> 8, part & 255]);
  return bytes.join('.');
}
