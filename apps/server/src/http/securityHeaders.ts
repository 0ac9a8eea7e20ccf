import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../ports.ts';

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

export const securityHeaders = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
});
