/** The parts of the web build that the server needs: the empty page, and the renderer. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '@zawadeh/domain';

interface Boot {
  rows: unknown;
  isPart: boolean;
  /** The number of bags of a long shelf. */
  total: number | null;
  /** Only with the page of a shop or of a bag. */
  shop?: unknown;
  /** Only with the page of a bag. */
  contents?: unknown;
  /** Only with pages that show prices in lira too. */
  rate?: unknown;
  etag: string | null;
  now: number;
  support: string | null;
}

/** Each address in each language is a document of its own. */
export interface RenderTarget {
  address: string;
  locale: Locale;
  /** The origin of absolute addresses in the page. */
  origin: string;
}

interface RenderOptions {
  boot: Boot;
  /** Where browsers report unexpected errors. */
  reportsTo: string | null;
  /** The number of bags that all buyers rescued. */
  rescuedBags: number | null;
  /** The rows of all bags, where the page shows some that can be had. */
  liveBags: readonly unknown[] | null;
}

interface DrawnPage {
  status: number;
  html: string;
  /** The scripts and styles of the page that the build made, without any text of shops or buyers. */
  inline: string;
}

interface ServerEntry {
  isPage: (path: string) => boolean;
  /** The canonical address of the page at a path. */
  addressOf: (path: string, rows: unknown, shops: unknown) => string;
  /** The language of the page shell, where the path is a shell's address. */
  shellIn: (path: string) => Locale | null;
  showsBags: (path: string) => boolean;
  showsLiveBags: (path: string) => boolean;
  showsShop: (path: string) => boolean;
  showsRate: (path: string) => boolean;
  /** The row of the page's shop, null if there is none. */
  shopFor: (path: string, shops: readonly unknown[], rows: readonly unknown[]) => unknown;
  /** The id of the page's bag, null on other pages and if there is no such bag. */
  ownBagId: (path: string, rows: readonly unknown[]) => string | null;
  /** The rows that are sent with the page. */
  rowsFor: (path: string, rows: readonly unknown[], locale: Locale) => readonly unknown[];
  sourcesOf: (path: string, locale: Locale) => string[];
  /** The scripts that hydrate later. */
  laterSourcesOf: (path: string, locale: Locale) => string[];
  drawPage: (request: {
    path: string;
    locale: Locale;
    origin: string;
    boot: Boot;
    template: string;
    scripts: readonly string[];
    laterScripts: readonly string[];
    reportsTo: string | null;
    rescuedBags: number | null;
    liveBags: readonly unknown[] | null;
  }) => Promise<DrawnPage>;
}

export interface WebBuild {
  clientDir: string;
  isPage: ServerEntry['isPage'];
  addressOf: ServerEntry['addressOf'];
  shellIn: ServerEntry['shellIn'];
  showsBags: ServerEntry['showsBags'];
  showsLiveBags: ServerEntry['showsLiveBags'];
  showsShop: ServerEntry['showsShop'];
  showsRate: ServerEntry['showsRate'];
  shopFor: ServerEntry['shopFor'];
  ownBagId: ServerEntry['ownBagId'];
  rowsFor: ServerEntry['rowsFor'];
  draw: (page: RenderTarget, how: RenderOptions) => Promise<DrawnPage>;
}

type Manifest = Record<string, { file: string; imports?: string[]; isDynamicEntry?: boolean }>;

const LANGUAGE_ENTRIES: Record<Locale, string> = {
  en: 'src/lib/messages/locales/english.ts',
  ar: 'src/lib/messages/locales/arabic.ts',
};

export async function readWebBuild(distDir: string): Promise<WebBuild> {
  const clientDir = join(distDir, 'client');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from entry-server.tsx
  const entryServer = (await import(
    pathToFileURL(join(distDir, 'server/entry-server.js')).href
  )) as ServerEntry;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by Vite
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const page = await readFile(join(clientDir, 'index.html'), 'utf8');
  const template = await inlineStyles(page.replace(ENTRY_SCRIPT, ''), clientDir);
  const entry = ENTRY_SCRIPT.exec(page)?.[1];
  const filesOf = (name: string) => {
    const { file, imports = [] } = manifest[name] ?? {};
    return [file, ...imports.map((other) => manifest[other]?.file)].flatMap((path) =>
      path ? [`/${path}`] : [],
    );
  };
  const scriptsFor = (path: string, locale: Locale) => {
    const sources = ['index.html', LANGUAGE_ENTRIES[locale], ...entryServer.sourcesOf(path, locale)];
    const scripts = new Set([...(entry ? [entry] : []), ...sources.flatMap(filesOf)]);
    const laterScripts = new Set(entryServer.laterSourcesOf(path, locale).flatMap(filesOf));
    return {
      scripts: Array.from(scripts),
      laterScripts: Array.from(laterScripts).filter((script) => !scripts.has(script)),
    };
  };
  return {
    clientDir,
    isPage: entryServer.isPage,
    addressOf: entryServer.addressOf,
    shellIn: entryServer.shellIn,
    showsBags: entryServer.showsBags,
    showsLiveBags: entryServer.showsLiveBags,
    showsShop: entryServer.showsShop,
    showsRate: entryServer.showsRate,
    shopFor: entryServer.shopFor,
    ownBagId: entryServer.ownBagId,
    rowsFor: entryServer.rowsFor,
    draw: ({ address, locale, origin }, how) =>
      entryServer.drawPage({
        ...how,
        path: address,
        locale,
        origin,
        template,
        ...scriptsFor(address, locale),
      }),
  };
}

/** The page itself decides when its scripts are fetched, so the build's tag is removed. */
const ENTRY_SCRIPT = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;

/** A style sheet of a few kilobytes costs less inside the page than a second request before the first paint. */
async function inlineStyles(html: string, clientDir: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
  const href = link.exec(html)?.[1];
  if (href === undefined) return html;
  const css = await readFile(join(clientDir, href), 'utf8');
  // The sheet comes before the component styles, which override it.
  const withoutLink = html.replace(link, '');
  return withoutLink.replace('<!--head-->', () => `<style>${css.trim()}</style>\n<!--head-->`);
}
