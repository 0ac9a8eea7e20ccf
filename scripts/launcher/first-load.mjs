import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from './paths.mjs';

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
/** What a page loads with its own code. */
const OWN_CATALOGUES = {
  '/counter': ['features/counter/locales'],
  '/courier': ['features/counter/locales', 'features/counter/courier/locales'],
};
const OWN_SOURCES = { '/courier': ['src/features/counter/courier/PairedCourier.tsx'] };
const FIRST_VISITED = ['/', '/our-bags'];
/** Kilobytes of a first visit to one of these pages, also after hydration. */
export const MAX_FIRST_VISIT = 125;
export const MAX_FILES = 12;
const AFTER_HYDRATION = 'alive';
/** The group that is prefetched on an idle connection: what opens from the header. */
const PREFETCHED = 'panels';
const MAX_PREFETCHED = 16;
const MAX_OTHER_PAGES = 175;
/** The first view of the dashboard: its size with the page frame, and its files beyond the frame. */
const MAX_DASHBOARD = { kilobytes: 220, files: 12 };
/** Kilobytes of the page with a ticket that is on the phone, and its QR code, for which nothing else has to load. */
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
/** Kilobytes of the page of a bag with what hydrates later: then its buttons act. */
const MAX_WHOLE_BAG = 168;
const DASHBOARD = ['src/features/admin/Dashboard.tsx', 'src/features/admin/orders/OrdersSection.tsx'];
const LOCALES = {
  en: 'src/lib/messages/locales/english.ts',
  ar: 'src/lib/messages/locales/arabic.ts',
};

/** The first download of every page in both languages, computed from the build, with its limit. */
export async function weighFirstLoads(dist = join(root, 'apps/web/dist')) {
  const { addresses, sourcesOf } = await import(pathToFileURL(join(dist, 'server/entry-server.js')).href);
  const built = readBuild(dist);
  return addresses.flatMap((address) =>
    Object.entries(LOCALES).map(([locale, language]) => {
      const own = OWN_CATALOGUES[address] ?? [];
      const files = built.filesOf(
        'index.html',
        language,
        ...sourcesOf(address, locale),
        ...own.map((catalogue) => catalogueOf(language, catalogue)),
        ...(OWN_SOURCES[address] ?? []),
      );
      const limit = (MAX_FIRST_LOAD[address] ?? MAX_OTHER_PAGES) * 1024;
      return { address, locale, bytes: built.sizeOf(files), limit };
    }),
  );
}

const catalogueOf = (language, folder) => language.replace('lib/messages/locales', folder);

/** What has to be downloaded to show a ticket from the phone's cache: the Supabase client comes after it. */
export async function weighCachedTicket(dist = join(root, 'apps/web/dist')) {
  const { sourcesOf } = await import(pathToFileURL(join(dist, 'server/entry-server.js')).href);
  const built = readBuild(dist);
  return Object.entries(LOCALES).map(([locale, language]) => {
    const catalogues = CACHED_TICKET_CATALOGUES.map((name) => catalogueOf(language, name));
    const page = sourcesOf('/ticket/:code', locale);
    const files = built.filesOf('index.html', language, ...page, ...CACHED_TICKET, ...catalogues);
    return { locale, bytes: built.sizeOf(files) };
  });
}

export const cachedTicketFits = ({ bytes }) => bytes <= MAX_CACHED_TICKET * 1024;

/** What has to be downloaded until the buttons of a bag act. */
export async function weighWholeBag(dist = join(root, 'apps/web/dist')) {
  const { sourcesOf, laterSourcesOf } = await import(
    pathToFileURL(join(dist, 'server/entry-server.js')).href
  );
  const built = readBuild(dist);
  return Object.entries(LOCALES).map(([locale, language]) => {
    const sources = [...sourcesOf('/bag/:id', locale), ...laterSourcesOf('/bag/:id', locale)];
    return { locale, bytes: built.sizeOf(built.filesOf('index.html', language, ...sources)) };
  });
}

export const wholeBagFits = ({ bytes }) => bytes <= MAX_WHOLE_BAG * 1024;

/** The scripts of a first visit to the landing page and to the shelf, and what is prefetched after it. */
export async function weighFirstVisits(dist = join(root, 'apps/web/dist')) {
  const { sourcesOf } = await import(pathToFileURL(join(dist, 'server/entry-server.js')).href);
  const built = readBuild(dist);
  return FIRST_VISITED.flatMap((address) =>
    Object.entries(LOCALES).map(([locale, language]) => {
      const later = catalogueOf(language, 'lib/messages/locales/later');
      const whole = built.filesOf(
        'index.html',
        language,
        ...sourcesOf(address, locale),
        built.shared(AFTER_HYDRATION),
        later,
      );
      const ahead = [...built.filesOf(built.shared(PREFETCHED))].filter((file) => !whole.has(file));
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
  files <= MAX_FILES && bytes <= MAX_FIRST_VISIT * 1024 && ahead <= MAX_PREFETCHED * 1024;

/** The first view of an admin: its size with the page frame, and its files beyond those of customers. */
export async function weighDashboard(dist = join(root, 'apps/web/dist')) {
  const { sourcesOf } = await import(pathToFileURL(join(dist, 'server/entry-server.js')).href);
  const built = readBuild(dist);
  return Object.entries(LOCALES).map(([locale, language]) => {
    const frame = built.filesOf('index.html', language, ...sourcesOf('/admin', locale));
    const dashboard = built.filesOf(catalogueOf(language, 'features/admin/locales'), ...DASHBOARD);
    const beyond = [...dashboard].filter((file) => !frame.has(file));
    return { locale, files: beyond.length, bytes: built.sizeOf(new Set([...frame, ...beyond])) };
  });
}

export const dashboardFits = ({ files, bytes }) =>
  files <= MAX_DASHBOARD.files && bytes <= MAX_DASHBOARD.kilobytes * 1024;

/** Entries outside the dashboard that import its shared chunk, which customers would then download. */
export function dashboardElsewhere(dist = join(root, 'apps/web/dist')) {
  const built = readBuild(dist);
  const importsDashboard = (name) => [...built.filesOf(name)].some((file) => file.includes('/admin-'));
  if (!DASHBOARD.every(importsDashboard))
    throw new Error('The build has no file that the dashboard’s sections share.');
  return built.entries.filter((name) => !/features\/admin\//.test(name) && importsDashboard(name));
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

/** Files of the client build that contain the mocks; there must be none. */
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
    .map(({ address, locale, bytes, limit }) => {
      const kilobytes = (count) => (count / 1024).toFixed(1).padStart(6);
      const verdict = bytes > limit ? '  TOO HEAVY' : '';
      return `${kilobytes(bytes)} of ${kilobytes(limit)} kB  ${locale}  ${address}${verdict}`;
    })
    .join('\n');
}

export function cachedTicketText(weights) {
  return weights
    .map(({ locale, bytes }) => {
      const verdict = cachedTicketFits({ bytes }) ? '' : '  TOO HEAVY';
      return `${(bytes / 1024).toFixed(1).padStart(6)} of ${MAX_CACHED_TICKET.toFixed(1).padStart(6)} kB  ${locale}  a ticket from the cache${verdict}`;
    })
    .join('\n');
}

export function wholeBagText(weights) {
  return weights
    .map(({ locale, bytes }) => {
      const verdict = wholeBagFits({ bytes }) ? '' : '  TOO HEAVY';
      return `${(bytes / 1024).toFixed(1).padStart(6)} of ${MAX_WHOLE_BAG.toFixed(1).padStart(6)} kB  ${locale}  /bag/:id until its buttons act${verdict}`;
    })
    .join('\n');
}

export function firstVisitText(weights) {
  return weights
    .map((weight) => {
      const { address, locale, files, bytes, ahead } = weight;
      const verdict = visitFits(weight) ? '' : '  TOO MUCH';
      return `${(bytes / 1024).toFixed(1).padStart(6)} of ${MAX_FIRST_VISIT.toFixed(1).padStart(6)} kB  ${locale}  ${address} whole, in ${files} of ${MAX_FILES} files, and ${(ahead / 1024).toFixed(1)} of ${MAX_PREFETCHED.toFixed(1)} kB ahead${verdict}`;
    })
    .join('\n');
}

export function dashboardText(weights) {
  return weights
    .map(({ locale, files, bytes }) => {
      const verdict = dashboardFits({ files, bytes }) ? '' : '  TOO MUCH';
      return `${(bytes / 1024).toFixed(1).padStart(6)} of ${MAX_DASHBOARD.kilobytes.toFixed(1).padStart(6)} kB  ${locale}  the dashboard, in ${files} of ${MAX_DASHBOARD.files} files${verdict}`;
    })
    .join('\n');
}
