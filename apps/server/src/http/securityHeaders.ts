import { createMiddleware } from 'hono/factory';
import type { AppEnv, Ports } from '../ports.ts';

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** A year. Not for other names below ours, which are not the shop's to decide about. */
const httpsOnly = { 'strict-transport-security': 'max-age=31536000' };

export function securityHeaders({ publicUrl }: Pick<Ports, 'publicUrl'>) {
  const all = { ...headers, ...(publicUrl?.startsWith('https://') && httpsOnly) };
  return createMiddleware<AppEnv>(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(all)) context.header(name, value);
  });
}
