import type { Context } from 'hono';
import type { AppEnv } from '../ports.ts';

const LOOPBACK_ADDRESS = /^(?:(?:::ffff:)?127(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}|::1)$/i;
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
/** A proxy on this machine forwards requests of other machines. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Whether only this machine can reach the host. */
export const isOwnMachine = (host: string): boolean => ['127.0.0.1', 'localhost', '::1'].includes(host);

/**
 * Whether the request comes from this machine. The address alone is not enough: after DNS rebinding, a foreign page
 * makes the browser call from here too, but under its own host name.
 */
export function fromOwnMachine({ env, req }: Context<AppEnv>): boolean {
  return (
    LOOPBACK_ADDRESS.test(env?.peerAddress ?? '') &&
    LOOPBACK_HOST.test(req.header('host') ?? '') &&
    PROXY_HEADERS.every((name) => req.header(name) === undefined)
  );
}
