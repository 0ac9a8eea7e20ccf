import { createMiddleware } from 'hono/factory';
import type { AppEnv, Ports } from '../ports.ts';

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** A year. Subdomains are not included, because they may belong to others. */
const httpsOnly = { 'strict-transport-security': 'max-age=31536000' };

export function securityHeaders({ publicUrl }: Pick<Ports, 'publicUrl'>) {
  const all = { ...headers, ...(publicUrl?.startsWith('https://') && httpsOnly) };
  return createMiddleware<AppEnv>(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(all)) {
      if (!(name === 'x-frame-options' && context.res.headers.has(name))) context.header(name, value);
    }
  });
}
