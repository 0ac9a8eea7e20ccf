import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside each compiled catalogue: its texts, and its type with the ids. */
export function writeCatalogues(source: string, target: string): void {
  const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name: folder } of folders) {
    for (const file of readdirSync(join(source, folder))) {
      cpSync(join(source, folder, file), join(target, folder, file));
      const messages = JSON.parse(readFileSync(join(source, folder, file), 'utf8')) as Record<string, string>;
      writeFileSync(join(target, folder, `${file}.d.ts`), declaration(Object.keys(messages)));
    }
  }
}

const declaration = (ids: readonly string[]): string => `import type { Messages } from '@zawadeh/ui';

declare const messages: Record<
${ids.map((id) => `  | '${id}'`).join('\n')},
  Messages[string]
>;
export default messages;
`;
