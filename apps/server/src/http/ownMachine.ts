import type { Context } from 'hono';
import type { AppEnv } from '../ports.ts';

const LOOPBACK_ADDRESS = /^(?:(?:::ffff:)?127(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}|::1)$/i;
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
/** A proxy on this machine calls from here for people who are elsewhere. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Where nobody else's machine can call. */
export const isOwnMachine = (host: string): boolean => ['127.0.0.1', 'localhost', '::1'].includes(host);

/**
 * Whether somebody at this very machine asks. The address alone does not say so: a foreign page whose name is
 * suddenly made to point here has the browser call from here too, but under that name.
 */
export function fromOwnMachine({ env, req }: Context<AppEnv>): boolean {
  return (
    LOOPBACK_ADDRESS.test(env?.peerAddress ?? '') &&
    LOOPBACK_HOST.test(req.header('host') ?? '') &&
    PROXY_HEADERS.every((name) => req.header(name) === undefined)
  );
}
