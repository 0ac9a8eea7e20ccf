import { createHash } from 'node:crypto';

/** styled-components opens an empty style element and writes its rules through the style sheet's own methods. */
const EMPTY = hashOf('');

/**
 * Inline scripts and styles are allowed by their hash, and no others. The hashes are of what the build made: those of the
 * finished page would also allow a script that got into it through the text of a shop or a buyer.
 */
export function contentPolicy(
  inline: string,
  backendOrigins: readonly string[],
  reportsTo: string | null = null,
): string {
  const scripts = hashes(inline, /<script>([\s\S]*?)<\/script>/g);
  const styles = `${hashes(inline, /<style[^>]*>([\s\S]*?)<\/style>/g)} ${EMPTY}`;
  return [
    `default-src 'none'`,
    `script-src 'self' ${scripts}`.trim(),
    `style-src 'self' ${styles}`.trim(),
    // A picture that was just picked is shown from a blob before it has an address.
    ['img-src', "'self'", 'data:', 'blob:', ...backendOrigins].join(' '),
    `font-src 'self'`,
    ['connect-src', "'self'", ...backendOrigins, ...(reportsTo ? [new URL(reportsTo).origin] : [])].join(' '),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** The service worker runs no other scripts, and fetches from the same origins as the pages. */
export const workerPolicy = (backendOrigins: readonly string[]): string =>
  [`default-src 'none'`, ['connect-src', "'self'", ...backendOrigins].join(' ')].join('; ');

function hashes(inline: string, element: RegExp): string {
  return [...inline.matchAll(element)].map(([, text = '']) => hashOf(text)).join(' ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
