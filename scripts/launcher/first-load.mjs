import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from './paths.mjs';

/** Kilobytes of gzipped JavaScript before a page is alive. */
const MOST = { '/': 115, '/our-bags': 125 };
const MOST_ELSEWHERE = 175;
const LOCALES = { en: 'src/locales/english.ts', ar: 'src/locales/arabic.ts' };

/** Every page in both languages, from the built files: what a phone downloads at first, beside what it may be. */
export async function weighFirstLoads(dist = join(root, 'apps/web/dist')) {
  const { addresses, sourcesOf } = await import(pathToFileURL(join(dist, 'server/entry-server.js')).href);
  const client = join(dist, 'client');
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const sizes = new Map();
  const sizeOf = (file) => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
    sizes.set(file, known);
    return known;
  };
  const filesOf = (name, found = new Set()) => {
    const entry = manifest[name];
    if (!entry) throw new Error(`The build has no ${name}.`);
    if (found.has(entry.file)) return found;
    found.add(entry.file);
    for (const other of entry.imports ?? []) filesOf(other, found);
    return found;
  };
  return addresses.flatMap((address) =>
    Object.entries(LOCALES).map(([locale, language]) => {
      const files = new Set();
      for (const name of ['index.html', language, ...sourcesOf(address, locale)]) filesOf(name, files);
      const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
      const most = (MOST[address] ?? MOST_ELSEWHERE) * 1024;
      return { address, locale, bytes, most };
    }),
  );
}

/** Files that a phone could download and that hold something of the pretend backend. There must be none. */
export function mocksInBuild(dist = join(root, 'apps/web/dist')) {
  const client = join(dist, 'client');
  return readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.includes('mockServiceWorker') ||
      (file.endsWith('.js') && readFileSync(join(client, file), 'utf8').includes('zawadeh-pretend-world')),
  );
}

export function firstLoadText(weights) {
  return weights
    .map(({ address, locale, bytes, most }) => {
      const kilobytes = (count) => (count / 1024).toFixed(1).padStart(6);
      const verdict = bytes > most ? '  TOO HEAVY' : '';
      return `${kilobytes(bytes)} of ${kilobytes(most)} kB  ${locale}  ${address}${verdict}`;
    })
    .join('\n');
}
