import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { fromOwnMachine } from '../http/ownMachine.ts';
import type { AppEnv } from '../ports.ts';

const PATH = '/storybook';
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;

/**
 * The built Storybook, for users of this machine. Stories write to the browser's storage as the shop does, so it is
 * served under the machine's other name, which is another origin to the browser. Only for a server that listens on the
 * loopback address; any other request gets the answer of an unknown page.
 */
export const storybookCalls = (dir: string, shopOrigin: string): Hono<AppEnv> =>
  new Hono<AppEnv>().get(`${PATH}/*`, async (context, next) => {
    const { req } = context;
    if (!fromOwnMachine(context) || !existsSync(join(dir, 'index.html'))) return next();
    const url = new URL(req.url);
    if (url.pathname === PATH || req.header('host') === new URL(shopOrigin).host) {
      return context.redirect(ownAddress(url, shopOrigin));
    }
    const serve = serveStatic<AppEnv>({
      root: dir,
      rewriteRequestPath: (path) => path.slice(PATH.length),
    });
    const answer = await serve(context, next);
    if (!(answer instanceof Response)) return;
    // A build that replaces this one has files of the same names.
    answer.headers.set('cache-control', 'no-cache');
    answer.headers.set('cross-origin-resource-policy', 'same-origin');
    // The manager shows the stories in a frame.
    answer.headers.set('x-frame-options', 'SAMEORIGIN');
    if (!answer.headers.get('content-type')?.startsWith('text/html') || req.method === 'HEAD') return answer;
    const html = await answer.text();
    answer.headers.set('content-security-policy', policyOf(html));
    return new Response(html, answer);
  });

function ownAddress({ port, pathname, search }: URL, shopOrigin: string): string {
  const name = new URL(shopOrigin).hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return `http://${name}:${port}${pathname === PATH ? `${PATH}/` : pathname}${search}`;
}

/** Storybook and styled-components write styles of their own, so only scripts are restricted to the build's. */
function policyOf(html: string): string {
  const scripts = Array.from(
    html.matchAll(INLINE_SCRIPT),
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    `default-src 'none'`,
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src 'self'`,
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ');
}
