import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const PARTS = [
  'apps/web/src/locales/admin',
  'apps/web/src/locales/frame',
  'apps/web/src/locales/later',
  'apps/web/src/locales/shelf',
  'apps/web/src/locales/shop',
  'packages/ui/src/locales/admin',
  'packages/ui/src/locales/frame',
  'packages/ui/src/locales/later',
  'packages/ui/src/locales/shelf',
  'packages/ui/src/locales/shop',
];

export type Say = (id: string) => string;

/** The catalogues' own words, as far as a place to fill: a journey through all pages outlives every better word. */
export function sayIn(lang: 'en' | 'ar'): Say {
  const words: Record<string, string> = {};
  for (const part of PARTS) {
    Object.assign(words, JSON.parse(readFileSync(join(ROOT, part, `${lang}.json`), 'utf8')));
  }
  return (id) => {
    const message = words[id];
    if (message === undefined) throw new Error(`No message is called ${id}.`);
    return message;
  };
}
