/** Short links, as the Share button of a map gives them: only their server knows the place. */
import { LONGEST_URL } from '../limits.ts';

/** Phones share the shop's name before the link; text after it does not change the place. */
const SHORT_LINK = /(?:^|[\s/])(maps\.app\.goo\.gl|goo\.gl\/maps)\/([\w-]{1,100})(?![\w-])/i;

/** The link without anything else; null if the text has none. */
export function shortMapsLink(typed: unknown): string | null {
  const found = typeof typed === 'string' && typed.length <= LONGEST_URL ? SHORT_LINK.exec(typed) : null;
  return found && `https://${found[1]?.toLowerCase()}/${found[2]}`;
}

/** The hosts that short links lead through. */
const MAPS_HOSTS = ['maps.app.goo.gl', 'goo.gl', 'google.com', 'www.google.com', 'maps.google.com'];

/** A page of Google Maps, by https; null for any other address. */
export function mapsAddress(address: string, base?: string): string | null {
  const url = URL.parse(address, base);
  const isMap =
    url?.protocol === 'https:' && url.port === '' && url.username === '' && MAPS_HOSTS.includes(url.hostname);
  return isMap ? url.href : null;
}
