import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const PARTS = [
  'apps/web/src/locales/admin',
  'apps/web/src/locales/favourites',
  'apps/web/src/locales/frame',
  'apps/web/src/locales/gifts',
  'apps/web/src/locales/landing',
  'apps/web/src/locales/later',
  'apps/web/src/locales/counter',
  'apps/web/src/locales/courier',
  'apps/web/src/locales/pairing',
  'apps/web/src/locales/place',
  'apps/web/src/locales/rating',
  'apps/web/src/locales/shelf',
  'apps/web/src/locales/shop',
  'apps/web/src/locales/takeBack',
  'apps/web/src/locales/ticket',
  'packages/ui/src/locales/admin',
  'packages/ui/src/locales/frame',
  'packages/ui/src/locales/later',
  'packages/ui/src/locales/counter',
  'packages/ui/src/locales/courier',
  'packages/ui/src/locales/place',
  'packages/ui/src/locales/rating',
  'packages/ui/src/locales/shelf',
  'packages/ui/src/locales/shop',
  'packages/ui/src/locales/ticket',
];

export type MessageLookup = (id: string) => string;

/** Looks messages up in the catalogues, because the texts of all pages change too often to repeat them here. */
export function messagesIn(lang: 'en' | 'ar'): MessageLookup {
  const messages: Record<string, string> = {};
  for (const part of PARTS) {
    Object.assign(messages, JSON.parse(readFileSync(join(ROOT, part, `${lang}.json`), 'utf8')));
  }
  return (id) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`No message is called ${id}.`);
    return message;
  };
}
