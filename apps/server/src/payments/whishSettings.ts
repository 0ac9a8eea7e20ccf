import type { PaymentHosts } from '@zawadeh/domain';
import { StartError } from '../startError.ts';

export interface WhishSettings {
  /** Without a trailing slash. */
  apiBase: string;
  channel: string;
  secret: string;
  /** As registered with the provider; may be a bare host name. */
  websiteUrl: string;
  collectHosts: PaymentHosts;
  /** The origin for callbacks and redirects: configured, and never taken from a request. */
  publicUrl: string;
}

type Env = Readonly<Record<string, string | undefined>>;

const OWN = ['WHISH_API_BASE', 'WHISH_CHANNEL', 'WHISH_SECRET', 'WHISH_WEBSITE_URL', 'WHISH_COLLECT_HOSTS'];
const NEEDED = [...OWN, 'PUBLIC_URL'];

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const PRINTABLE = /^[\x21-\x7e]+$/;
/** A dot is required: `money` alone would allow a whole top-level domain. */
const HOST_NAME = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z\d-]*$/;

/**
 * Null if no variable is set; payments then use the local wallet. A partial configuration stops the start. There is no
 * default address, so that real money moves only where it was configured.
 */
export function readWhishSettings(env: Env): WhishSettings | null {
  const read = (name: string): string => env[name]?.trim() ?? '';
  const missing = NEEDED.filter((name) => read(name) === '');
  if (OWN.every((name) => missing.includes(name))) return null;
  if (missing.length > 0) {
    throw new StartError(
      `Whish is configured by half. Set ${missing.join(', ')} too, or no WHISH_ variable.`,
    );
  }
  return {
    apiBase: readAddress('WHISH_API_BASE', read).replace(/\/+$/, ''),
    channel: readMatching('WHISH_CHANNEL', read, /^\d+$/, 'a number'),
    secret: readMatching('WHISH_SECRET', read, PRINTABLE, 'one line of plain characters'),
    websiteUrl: readMatching('WHISH_WEBSITE_URL', read, PRINTABLE, 'one line of plain characters'),
    collectHosts: { providers: readHosts('WHISH_COLLECT_HOSTS', read) },
    publicUrl: readOrigin('PUBLIC_URL', read),
  };
}

type ReadVariable = (name: string) => string;

/** Errors name the variable and never its value: a secret in the wrong variable would be printed. */
function readMatching(name: string, read: ReadVariable, pattern: RegExp, what: string): string {
  if (!pattern.test(read(name))) throw new StartError(`${name} is not ${what}.`);
  return read(name);
}

function readAddress(name: string, read: ReadVariable): string {
  const url = URL.parse(read(name));
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname));
  if (!url || !safe) throw new StartError(`${name} is not an https address.`);
  if (url.username || url.password || url.search || url.hash) {
    throw new StartError(`${name} holds more than an address and a path.`);
  }
  return url.href;
}

function readOrigin(name: string, read: ReadVariable): string {
  const { origin, pathname } = new URL(readAddress(name, read));
  if (pathname !== '/')
    throw new StartError(`${name} has a path. Give only the address, such as https://zawadeh.example.`);
  return origin;
}

function readHosts(name: string, read: ReadVariable): string[] {
  const hosts = read(name)
    .split(',')
    .map((host) => host.trim().toLowerCase());
  if (!hosts.every((host) => HOST_NAME.test(host))) {
    throw new StartError(`${name} is not a list of host names, such as pay.example, shop.example.`);
  }
  return hosts;
}
