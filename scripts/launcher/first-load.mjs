import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from './paths.mjs';

/** Kilobytes of gzipped JavaScript before a page is alive. */
const MOST = { '/': 115, '/our-bags': 125 };
/** All that a first visit to one of these asks for, also when it is alive. */
export const MOST_WHOLE = 125;
export const MOST_FILES = 12;
const WHEN_ALIVE = 'alive';
/** What is fetched besides where the line has nothing else to do: what opens from the header. */
const AHEAD = 'panels';
const MOST_AHEAD = 16;
const MOST_ELSEWHERE = 175;
/** The dashboard's first view: its weight with the frame, its files beyond it. */
const MOST_DASHBOARD = { kilobytes: 220, files: 12 };
const DASHBOARD = ['src/screens/Admin/Dashboard.tsx', 'src/screens/Admin/orders/OrdersSection.tsx'];
const LOCALES = { en: 'src/locales/english.ts', ar: 'src/locales/arabic.ts' };

/** Every page in both languages, from the built files: what a phone downloads at first, beside what it may be. */
export async function weighFirstLoads(dist = join(root, 'apps/web/dist')) {
  const { addresses, sourcesOf } = await import(pathToFileURL(join(dist, 'server/entry-server.js')).href);
  const built = readBuild(dist);
  return addresses.flatMap((address) =>
    Object.entries(LOCALES).map(([locale, language]) => {
      const files = built.filesOf('index.html', language, ...sourcesOf(address, locale));
      const most = (MOST[address] ?? MOST_ELSEWHERE) * 1024;
      return { address, locale, bytes: built.sizeOf(files), most };
    }),
  );
}

/** A first visit to the front door and to the shelf until nothing more is asked for, and beyond it what is fetched ahead. */
export async function weighFirstVisits(dist = join(root, 'apps/web/dist')) {
  const { sourcesOf } = await import(pathToFileURL(join(dist, 'server/entry-server.js')).href);
  const built = readBuild(dist);
  return Object.keys(MOST).flatMap((address) =>
    Object.entries(LOCALES).map(([locale, language]) => {
      const later = language.replace('locales', 'locales/later');
      const whole = built.filesOf(
        'index.html',
        language,
        ...sourcesOf(address, locale),
        built.shared(WHEN_ALIVE),
        later,
      );
      const ahead = [...built.filesOf(built.shared(AHEAD))].filter((file) => !whole.has(file));
      return {
        address,
        locale,
        files: whole.size,
        bytes: built.sizeOf(whole),
        ahead: built.sizeOf(new Set(ahead)),
      };
    }),
  );
}

export const visitFits = ({ files, bytes, ahead }) =>
  files <= MOST_FILES && bytes <= MOST_WHOLE * 1024 && ahead <= MOST_AHEAD * 1024;

/** The admins' first view: its weight with the frame, and how many files it is beyond the pages of customers. */
export async function weighDashboard(dist = join(root, 'apps/web/dist')) {
  const { sourcesOf } = await import(pathToFileURL(join(dist, 'server/entry-server.js')).href);
  const built = readBuild(dist);
  return Object.entries(LOCALES).map(([locale, language]) => {
    const door = built.filesOf('index.html', language, ...sourcesOf('/admin', locale));
    const dashboard = built.filesOf(language.replace('locales', 'locales/admin'), ...DASHBOARD);
    const beyond = [...dashboard].filter((file) => !door.has(file));
    return { locale, files: beyond.length, bytes: built.sizeOf(new Set([...door, ...beyond])) };
  });
}

export const dashboardFits = ({ files, bytes }) =>
  files <= MOST_DASHBOARD.files && bytes <= MOST_DASHBOARD.kilobytes * 1024;

/** Entries outside the dashboard that would make a customer download what the dashboard's sections share. */
export function dashboardElsewhere(dist = join(root, 'apps/web/dist')) {
  const built = readBuild(dist);
  const bringsDashboard = (name) => [...built.filesOf(name)].some((file) => file.includes('/admin-'));
  if (!DASHBOARD.every(bringsDashboard))
    throw new Error('The build has no file that the dashboard’s sections share.');
  return built.entries.filter(
    (name) => !/(?:screens|locales)\/(?:Admin|admin)\//.test(name) && bringsDashboard(name),
  );
}

function readBuild(dist) {
  const client = join(dist, 'client');
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const weigh = (file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
  const collect = (name, found) => {
    const entry = manifest[name];
    if (!entry) throw new Error(`The build has no ${name}.`);
    if (found.has(entry.file)) return;
    found.add(entry.file);
    for (const other of entry.imports ?? []) collect(other, found);
  };
  const filesOf = (...names) => {
    const found = new Set();
    for (const name of names) collect(name, found);
    return found;
  };
  return {
    entries: Object.keys(manifest).filter((name) => manifest[name].isEntry || manifest[name].isDynamicEntry),
    filesOf,
    /** A file of `apps/web/build/sharedFiles.ts`. */
    shared: (group) =>
      Object.keys(manifest).find((name) => name.startsWith(`_${group}-`) && name.endsWith('.js')),
    sizeOf: (files) => [...files].reduce((sum, file) => sum + weigh(file), 0),
  };
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

export function firstVisitText(weights) {
  return weights
    .map((weight) => {
      const { address, locale, files, bytes, ahead } = weight;
      const verdict = visitFits(weight) ? '' : '  TOO MUCH';
      return `${(bytes / 1024).toFixed(1).padStart(6)} of ${MOST_WHOLE.toFixed(1).padStart(6)} kB  ${locale}  ${address} whole, in ${files} of ${MOST_FILES} files, and ${(ahead / 1024).toFixed(1)} of ${MOST_AHEAD.toFixed(1)} kB ahead${verdict}`;
    })
    .join('\n');
}

export function dashboardText(weights) {
  return weights
    .map(({ locale, files, bytes }) => {
      const verdict = dashboardFits({ files, bytes }) ? '' : '  TOO MUCH';
      return `${(bytes / 1024).toFixed(1).padStart(6)} of ${MOST_DASHBOARD.kilobytes.toFixed(1).padStart(6)} kB  ${locale}  the dashboard, in ${files} of ${MOST_DASHBOARD.files} files${verdict}`;
    })
    .join('\n');
}
