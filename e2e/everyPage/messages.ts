import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const ROOMS = ['apps/web/src', 'packages/ui/src'];

export type MessageLookup = (id: string) => string;

const catalogues: Partial<Record<'en' | 'ar', Record<string, string>>> = {};

function catalogueOf(lang: 'en' | 'ar'): Record<string, string> {
  const files = ROOMS.flatMap((room) =>
    globSync(`${room}/**/locales/**/${lang}.json`, { cwd: ROOT }).map((file) => join(ROOT, file)),
  );
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as object),
  ) as Record<string, string>;
}

/** Looks messages up in the catalogues, because the texts of all pages change too often to repeat them here. */
export function messagesIn(lang: 'en' | 'ar'): MessageLookup {
  const messages = (catalogues[lang] ??= catalogueOf(lang));
  return (id) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`No message is called ${id}.`);
    return message;
  };
}
