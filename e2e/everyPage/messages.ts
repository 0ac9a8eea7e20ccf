import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const ROOMS = ['apps/web/src', 'packages/ui/src'];

export type MessageLookup = (id: string) => string;

/** Looks messages up in the catalogues, because the texts of all pages change too often to repeat them here. */
export function messagesIn(lang: 'en' | 'ar'): MessageLookup {
  const messages: Record<string, string> = {};
  for (const room of ROOMS) {
    for (const file of globSync(`**/locales/**/${lang}.json`, { cwd: join(ROOT, room) }))
      Object.assign(messages, JSON.parse(readFileSync(join(ROOT, room, file), 'utf8')));
  }
  return (id) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`No message is called ${id}.`);
    return message;
  };
}
