/** What pages download, computed from the build, beside its limits. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from './paths.mjs';

const DIST = join(root, 'apps/web/dist');
const CLIENT = join(DIST, 'client');

/** Kilobytes of gzipped JavaScript before hydration. */
const MAX_FIRST_LOAD = {
  '/': 115,
  '/our-bags': 125,
  '/bag/:id': 125,
  '/shop/:id': 125,
  '/ticket/:code': 125,
  '/counter': 150,
  '/courier': 160,
};
const MAX_OTHER_PAGES = 175;
/** What a page loads with its own code. */
const OWN_CATALOGUES = {
  '/counter': ['features/counter/locales'],
  '/courier': ['features/counter/locales', 'features/counter/courier/locales'],
};
const OWN_SOURCES = { '/courier': ['src/features/counter/courier/PairedCourier.tsx'] };
const FIRST_VISITED = ['/', '/our-bags'];
/** Of a first visit to one of these pages, also after hydration. */
const MAX_FIRST_VISIT = { kilobytes: 125, files: 12 };
const AFTER_HYDRATION = 'alive';
/** The group that is prefetched on an idle connection: what opens from the header. */
const PREFETCHED = 'panels';
const MAX_PREFETCHED = 16;
/** The first view of the dashboard with the page frame: a request costs the same on either side of the frame. */
const MAX_DASHBOARD = { kilobytes: 220, files: 30 };
const DASHBOARD = ['src/features/admin/Dashboard.tsx', 'src/features/admin/orders/OrdersSection.tsx'];
/** The page with a ticket that is on the phone, and its QR code; the Supabase client comes after it. */
const MAX_CACHED_TICKET = 168;
const CACHED_TICKET = [
  'src/features/session/accounts.ts',
  'src/features/ticket/OwnTicket.tsx',
  'src/features/ticket/HandoverStubs.tsx',
];
const CACHED_TICKET_CATALOGUES = [
  'lib/messages/locales/later',
  'lib/messages/locales/place',
  'features/shelf/locales',
];
/** The page of a bag with what hydrates later: then its buttons act. */
const MAX_WHOLE_BAG = 168;
const LANGUAGES = {
  en: 'src/lib/messages/locales/english.ts',
  ar: 'src/lib/messages/locales/arabic.ts',
};

const catalogueOf = (language, folder) => language.replace('lib/messages/locales', folder);

/** Each download in both languages: `{name, bytes, limit, files, mostFiles}`. */
export async function weigh() {
  const page = await import(pathToFileURL(join(DIST, 'server/entry-server.js')).href);
  const build = readBuild();
  return Object.entries(LANGUAGES).flatMap(([locale, language]) => {
    const catalogues = (folders = []) => folders.map((folder) => catalogueOf(language, folder));
    const filesOf = (address, ...more) =>
      build.filesOf('index.html', language, ...page.sourcesOf(address, locale), ...more);
    const weight = (name, files, kilobytes) => ({
      name: `${name} ${locale}`,
      bytes: build.sizeOf(files),
      limit: kilobytes * 1024,
    });
    const visits = FIRST_VISITED.flatMap((address) => {
      const whole = filesOf(
        address,
        build.shared(AFTER_HYDRATION),
        ...catalogues(['lib/messages/locales/later']),
      );
      const ahead = [...build.filesOf(build.shared(PREFETCHED))].filter((file) => !whole.has(file));
      return [
        {
          ...weight(`a first visit to ${address}`, whole, MAX_FIRST_VISIT.kilobytes),
          files: whole.size,
          mostFiles: MAX_FIRST_VISIT.files,
        },
        weight(`ahead after ${address}`, ahead, MAX_PREFETCHED),
      ];
    });
    const frame = filesOf('/admin');
    const dashboard = build.filesOf(...catalogues(['features/admin/locales']), ...DASHBOARD);
    const beyond = [...dashboard].filter((file) => !frame.has(file));
    return [
      ...page.addresses.map((address) =>
        weight(
          address,
          filesOf(address, ...catalogues(OWN_CATALOGUES[address]), ...(OWN_SOURCES[address] ?? [])),
          MAX_FIRST_LOAD[address] ?? MAX_OTHER_PAGES,
        ),
      ),
      ...visits,
      weight(
        'a ticket from the cache',
        filesOf('/ticket/:code', ...CACHED_TICKET, ...catalogues(CACHED_TICKET_CATALOGUES)),
        MAX_CACHED_TICKET,
      ),
      weight(
        '/bag/:id until its buttons act',
        filesOf('/bag/:id', ...page.laterSourcesOf('/bag/:id', locale)),
        MAX_WHOLE_BAG,
      ),
      {
        ...weight('the dashboard', [...frame, ...beyond], MAX_DASHBOARD.kilobytes),
        files: frame.size + beyond.length,
        mostFiles: MAX_DASHBOARD.files,
      },
    ];
  });
}

export const fits = ({ bytes, limit, files = 0, mostFiles = 0 }) => bytes <= limit && files <= mostFiles;

export function weightText(weight) {
  const { name, bytes, limit, files, mostFiles } = weight;
  const kilobytes = (count) => (count / 1024).toFixed(1).padStart(6);
  const inFiles = files === undefined ? '' : `, in ${files} of ${mostFiles} files`;
  return `${kilobytes(bytes)} of ${kilobytes(limit)} kB  ${name}${inFiles}${fits(weight) ? '' : '  TOO MUCH'}`;
}

/** Entries outside the dashboard that import its shared chunk, which customers would then download. */
export function dashboardElsewhere() {
  const build = readBuild();
  const importsDashboard = (name) => [...build.filesOf(name)].some((file) => file.includes('/admin-'));
  if (!DASHBOARD.every(importsDashboard))
    throw new Error('The build has no file that the dashboard’s sections share.');
  return build.entries.filter((name) => !/features\/(?:admin|store)\//.test(name) && importsDashboard(name));
}

/** Files of the client build that contain the mocks; there must be none. */
export function mocksInBuild() {
  return readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.includes('mockServiceWorker') ||
      (file.endsWith('.js') && readFileSync(join(CLIENT, file), 'utf8').includes('zawadeh-pretend-world')),
  );
}

function readBuild() {
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'));
  const sizeOfFile = (file) => gzipSync(readFileSync(join(CLIENT, file)), { level: 9 }).length;
  const collect = (name, found) => {
    // A catalogue without words of packages/ui is one file.
    const entry =
      manifest[name] ?? manifest[name.replace('english.ts', 'en.json').replace('arabic.ts', 'ar.json')];
    if (!entry) throw new Error(`The build has no ${name}.`);
    if (found.has(entry.file)) return;
    found.add(entry.file);
    for (const other of entry.imports ?? []) collect(other, found);
  };
  return {
    entries: Object.keys(manifest).filter((name) => manifest[name].isEntry || manifest[name].isDynamicEntry),
    filesOf(...names) {
      const found = new Set();
      for (const name of names) collect(name, found);
      return found;
    },
    /** A file of `apps/web/build/sharedFiles.ts`. */
    shared: (group) =>
      Object.keys(manifest).find((name) => name.startsWith(`_${group}-`) && name.endsWith('.js')),
    sizeOf: (files) => [...files].reduce((sum, file) => sum + sizeOfFile(file), 0),
  };
}
