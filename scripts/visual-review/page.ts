/** The page of a review: its frame and style; `client.ts` is its script. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import type { Item } from './session.ts';

/** The page without a server has no buttons for decisions. */
export async function reviewPage(): Promise<(items: readonly Item[], canDecide?: boolean) => string> {
  const file = join(import.meta.dirname, 'client.ts');
  const [frame, style, script] = await Promise.all([
    readFile(join(import.meta.dirname, 'page.html'), 'utf8'),
    readFile(join(import.meta.dirname, 'page.css'), 'utf8'),
    readFile(file, 'utf8').then((source) => transformWithOxc(source, file, { sourcemap: false })),
  ]);
  return (items, canDecide = true) => {
    const parts: Record<string, string> = {
      style,
      script: script.code,
      // A story's name must not end the script.
      review: JSON.stringify({ items, canDecide }).replaceAll('<', '\\u003c'),
    };
    return frame.replace(/\/\* (style|script|review) \*\//g, (_, name: string) => parts[name] ?? '');
  };
}
