/** Renders whole pages on the server, so that a phone shows the shelf before any script has loaded. */
import { createIntl, fontsToPreload, scopeAttributes, UiProvider, type Language } from '@zawadeh/ui';
import { brand, fieldsOf, MOST_LISTED, readBags } from '@zawadeh/domain';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app.tsx';
import type { Page } from '../lib/page/page.ts';
import { notFound, pageAt, pages } from './routes.tsx';
import { bootScript } from '../lib/boot.ts';
import { packBag } from '../features/shelf/briefBags.ts';
import { bagIdIn } from '../features/bag/bagIdIn.ts';
import { detailsPage } from '../features/bag/detailsPage.ts';
import { counterWords } from '../features/counter/locales/words.ts';
import { shelfWords } from '../features/shelf/locales/words.ts';
import { laterWords } from '../lib/messages/locales/later/words.ts';
import { LiveBags } from '../features/landing/LiveBags.tsx';
import { RescuedBags } from '../features/landing/RescuedBags.tsx';
import { shopIdIn } from '../features/shop/shopIdIn.ts';
import { earlyPressScript } from '../lib/hydration/earlyPressScript.ts';
import { escape, sharingTags } from './headTags.ts';
import { fetchFooter } from './deferredParts.ts';
import { pageHead } from './pageHead.ts';
import { bagData, dataTag, shopData } from './structuredData.ts';
import { PAGES_WITH_STORED_STATE, storageHintScript } from './storageHintScript.ts';
import { loadPage } from '../lib/page/loadPage.ts';
import { reportsScript } from '../lib/page/reportError.ts';
import { startScript, startScriptAtOnce } from './startScript.ts';
import { startState } from './startState.ts';
import type { Boot } from '../lib/bootData.ts';
import { loadWords, languageAtom, loadLanguage, type Words } from '../lib/messages/language.ts';
import { createStore, StoreProvider } from '../lib/store.ts';
import { paths } from '../lib/paths.ts';

export interface PageRequest {
  path: string;
  locale: 'en' | 'ar';
  /** The shop's public origin: `https://zawadeh.example`. */
  origin: string;
  boot: Boot;
  /** The built index.html. */
  template: string;
  /** The scripts of the page in its language, the entry first. */
  scripts: readonly string[];
  /** The scripts of what hydrates later. */
  laterScripts: readonly string[];
  /** The URL for reports of unexpected errors. */
  reportsTo?: string | null;
  /** The number of bags that all buyers rescued. */
  rescuedBags?: number | null;
  /** The rows of all bags, where the page shows some that can be had. */
  liveBags?: readonly unknown[] | null;
}

export interface DrawnPage {
  status: 200 | 404;
  html: string;
  /** The scripts and styles of the page that the build made, without any text of shops or buyers. */
  inline: string;
}

/** For the check of the weight of a first visit. */
export const addresses = Object.keys(pages);

/** Shows its text in both languages at once. */
const BILINGUAL_PAGE = pages['/payment-method'];

/** Any other path shows the not-found page. */
export const isPage = (path: string): boolean => pageAt(path) !== notFound;

/** Of no use to a search engine. */
const NOT_INDEXED = pages['/counter'];

const NOWHERE = '/not-found';
/** No bag has a space as its id, because ids are trimmed. */
const NO_BAG = paths.bag(' ');
const NO_SHOP = paths.shop(' ');
/** The server renders the same page for every order; the browser fetches the order itself. */
const ANY_TICKET = '/ticket/any';

/** The empty page that the service worker caches: offline it becomes any requested page. */
export const shellIn = (path: string): 'en' | 'ar' | null => {
  const locale = /^\/shell\/(en|ar)$/.exec(path)?.[1];
  return locale === 'en' || locale === 'ar' ? locale : null;
};

/** The path of a page without parameters, for any spelling with final slashes or capitals. */
const staticAddress = (path: string): string =>
  Object.keys(pages).find((address) => pages[address] === pageAt(path)) ?? NOWHERE;

/** The canonical path of the page that a path shows; all paths that do not exist share one. */
export function addressOf(path: string, rows: unknown, shops: unknown = null): string {
  if (shellIn(path)) return path;
  if (!isPage(path)) return NOWHERE;
  if (pageAt(path) === pages['/ticket/:code']) return ANY_TICKET;
  if (isShop(path)) {
    const id = shopIdIn(path);
    return isIn(shops, id) ? paths.shop(id) : NO_SHOP;
  }
  if (!isBag(path)) return staticAddress(path);
  const id = bagIdIn(path);
  return isIn(rows, id) ? paths.bag(id) : NO_BAG;
}

/** Rows that could not be read may have every id. */
const isIn = (rows: unknown, id: string | null): id is string =>
  id !== null && (!Array.isArray(rows) || rows.some((row) => String(fieldsOf(row).id) === id));

const isShop = (path: string): boolean => pageAt(path) === pages['/shop/:id'];
const isBag = (path: string): boolean => pageAt(path) === pages['/bag/:id'];

/** The page is rendered with its shop, or the shop of its bag, which `shopFor` finds. */
export const showsShop = (path: string): boolean => isShop(path) || isBag(path);

/** The row of the page's shop, null if there is none. */
export function shopFor(path: string, shops: readonly unknown[], rows: readonly unknown[]): unknown {
  const id = isBag(path) ? fieldsOf(rowOf(rows, bagIdIn(path))).store_id : shopIdIn(path);
  return rowOf(shops, id) ?? null;
}

/** The id of the page's bag, null on other pages and if there is no such bag. */
export const ownBagId = (path: string, rows: readonly unknown[]): string | null =>
  isBag(path) && rowOf(rows, bagIdIn(path)) !== undefined ? bagIdIn(path) : null;

const rowOf = (rows: readonly unknown[], id: unknown): unknown =>
  rows.find((row) => String(fieldsOf(row).id) === String(id));

/** Named here and not with the routes, which every page downloads. */
const PAGES_WITH_RATE = [pages['/bag/:id'], pages['/cart'], pages['/checkout']];

/** The page shows prices or a total in lira too. */
export const showsRate = (path: string): boolean => PAGES_WITH_RATE.includes(pageAt(path));

/** The page shows some bags that can be had, without hydrating them. */
export const showsLiveBags = (path: string): boolean => pageAt(path) === pages['/'];

export const showsBags = (path: string): boolean => pageAt(path).showsBags === true;

/** Of a long shelf: with more the page would be slower than a separate request for them. */
const FIRST_SEEN = 48;

/**
 * The rows in the HTML of a page: its own bag as a whole row, and the others, or the first of them, as packed rows. The
 * page of a shop has the shop's alone.
 */
export function rowsFor(path: string, rows: readonly unknown[], locale: 'en' | 'ar'): readonly unknown[] {
  if (isShop(path)) {
    const shop = shopIdIn(path);
    const own = rows.filter((row) => String(fieldsOf(row).store_id) === shop);
    return own.map((row) => packBag(row, locale));
  }
  const id = bagIdIn(path);
  const isOwn = (row: unknown) => id !== null && String(fieldsOf(row).id) === id;
  if (rows.length <= MOST_LISTED) return rows.map((row) => (isOwn(row) ? row : packBag(row, locale)));
  if (id !== null) return rows.filter(isOwn);
  return rows.slice(0, FIRST_SEEN).map((row) => packBag(row, locale));
}

/** The source modules of the page's own downloads. */
export function sourcesOf(path: string, locale: 'en' | 'ar'): string[] {
  if (shellIn(path)) return [];
  const page = pageAt(path);
  return [sourceOf(`${page.name}Screen.tsx`), ...wordsOf(page, locale)];
}

/** The source modules of what hydrates later. */
export const laterSourcesOf = (path: string, locale: 'en' | 'ar'): string[] =>
  isBag(path) ? [sourceOf('LaterDetails.tsx'), ...wordsOf(detailsPage, locale)] : [];

/** Where the modules are that a build names by their path. */
const LATER_MODULES = Object.keys(
  import.meta.glob(['../**/*Screen.tsx', '../**/LaterDetails.tsx', '../**/{english,arabic}.ts']),
);
const WORDS = import.meta.glob<Record<string, Words>>('../**/words.ts', { eager: true });

const inBuild = (path: string): string => path.replace('../', 'src/');

function sourceOf(name: string): string {
  const path = LATER_MODULES.find((each) => each.endsWith(`/${name}`));
  if (path === undefined) throw new Error(`No module is called ${name}.`);
  return inBuild(path);
}

function wordsOf({ words = [] }: Page, locale: 'en' | 'ar'): string[] {
  const loader = locale === 'ar' ? 'arabic.ts' : 'english.ts';
  const needed = new Set([words].flat());
  return Object.entries(WORDS)
    .filter(([, module]) => Object.values(module).some((each) => needed.has(each)))
    .map(([path]) => path.replace('words.ts', loader))
    .map((path) => inBuild(LATER_MODULES.includes(path) ? path : path.replace(loader, `${locale}.json`)));
}

export async function drawPage(request: PageRequest): Promise<DrawnPage> {
  const { path, boot, template, origin, reportsTo } = request;
  const language = await loadLanguage(request.locale);
  if (shellIn(path)) return drawShell(request, language);
  const store = createStore();
  startState(store, language, boot);
  const page = pageAt(path);
  // Title and description are for search engines and previews; a browser loads these messages later.
  await Promise.all([loadPage(store, page), loadWords(store, laterWords), fetchFooter(store)]);
  if (page === pages['/counter']) await loadWords(store, counterWords);
  const { getMeta, part } = await page.load();
  if (part) await loadPage(store, part);
  const found = getMeta?.(store, path) ?? null;
  const meta = found === 'gone' ? null : found;
  const storedState = PAGES_WITH_STORED_STATE[page.name];

  const sheet = new ServerStyleSheet();
  try {
    const app = renderToString(
      sheet.collectStyles(
        <StoreProvider store={store}>
          <StaticRouter location={path}>
            <App />
          </StaticRouter>
        </StoreProvider>,
      ),
    );
    const rescued = page === pages['/'] ? request.rescuedBags : null;
    const greeted = rescued ? withRescuedBags(app, sheet, rescued) : app;
    const body = request.liveBags ? await withLiveBags(greeted, sheet, request.liveBags, boot.now) : greeted;
    const { intlLocale, messages } = store.get(languageAtom) ?? language;
    const intl = createIntl({ intlLocale, messages });
    const { name, title, description } = pageHead(intl, page, language.locale, meta);
    const siteName = brand.name[language.locale];
    const data = pageData(request);
    const scripts = [
      ...(reportsTo ? [reportsScript(reportsTo)] : []),
      ...(storedState ? [storageHintScript()] : []),
    ];
    const styles = sheet.getStyleTags();
    const head = [
      ...scripts,
      ...headLinks(language, page),
      ...(meta
        ? sharingTags({ title: name, description, imageUrl: meta.imageUrl, path, siteName }, origin)
        : []),
      ...(data ? [dataTag(data)] : []),
      ...(page === NOT_INDEXED ? ['<meta name="robots" content="noindex">'] : []),
      styles,
    ].join('\n');
    const start = startScript(request, storedState);
    // In the theme's script, because the page's policy names each script by its hash.
    const presses = { '// early presses': earlyPressScript() };
    const places = {
      ...presses,
      '<html lang="en">': openingTag(language),
      '<title></title>': `<title>${escape(title)}</title>`,
      'name="description" content=""': `name="description" content="${escape(description)}"`,
      '<!--head-->': head,
      '<!--boot-->': `${bootScript(boot)}\n${start}`,
    };
    const own = { ...presses, '<!--head-->': [...scripts, styles].join('\n'), '<!--boot-->': start };
    return {
      status: page === notFound || found === 'gone' ? 404 : 200,
      html: fillUnindented(template, places, body),
      inline: fillUnindented(template, own),
    };
  } finally {
    sheet.seal();
  }
}

function pageData({ path, origin, locale, boot }: PageRequest): object | null {
  if (!isBag(path)) return shopData(boot.shop, { path, origin, locale });
  const rows = Array.isArray(boot.rows) ? boot.rows : [];
  return bagData(rowOf(rows, bagIdIn(path)), boot.shop, boot.now, { path, origin, locale });
}

/** Without content its scripts start at once, and nothing is hydrated. */
function drawShell({ template, boot, scripts }: PageRequest, language: Language): DrawnPage {
  const start = startScriptAtOnce(scripts);
  const presses = { '// early presses': '' };
  const places = {
    ...presses,
    '<html lang="en">': openingTag(language),
    '<title></title>': `<title>${escape(brand.name[language.locale])}</title>`,
    '<!--head-->': headLinks(language).join('\n'),
    '<!--body-->': '',
    '<!--boot-->': `${bootScript(boot)}\n${start}`,
  };
  return {
    status: 200,
    html: fill(template, places),
    inline: fill(template, { ...presses, '<!--boot-->': start }),
  };
}

function openingTag(language: Language): string {
  const attributes = Object.entries(scopeAttributes(language, 'auto'))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${value}"`);
  return `<html ${attributes.join(' ')}>`;
}

/** The page hydrates without them, and leaves them as they are. */
function withRescuedBags(app: string, sheet: ServerStyleSheet, count: number): string {
  const bags = renderToStaticMarkup(sheet.collectStyles(<RescuedBags count={count} />));
  return fill(app, { '<div id="rescued"></div>': `<div>${bags}</div>` });
}

/** In both languages, of which CSS shows that of the page. */
async function withLiveBags(
  app: string,
  sheet: ServerStyleSheet,
  rows: readonly unknown[],
  now: number,
): Promise<string> {
  const { bags } = readBags(rows);
  const panes = await Promise.all(
    (['en', 'ar'] as const).map(async (locale) => {
      const store = createStore();
      const plain = await loadLanguage(locale);
      startState(store, plain, null);
      await loadWords(store, shelfWords);
      return (
        <UiProvider key={locale} scope="pane" language={store.get(languageAtom) ?? plain}>
          <LiveBags bags={bags} now={now} />
        </UiProvider>
      );
    }),
  );
  const cards = renderToStaticMarkup(sheet.collectStyles(panes));
  return fill(app, { '<div id="live"></div>': `<div>${cards}</div>` });
}

const headLinks = (language: Language, page?: Page): string[] => [
  ...Array.from(
    new Set([...fontsToPreload[language.script], ...(page === BILINGUAL_PAGE ? fontsToPreload.both : [])]),
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  ),
  `<link rel="manifest" href="/app.${language.locale}.webmanifest">`,
];

const withoutIndentation = (html: string): string => html.replace(/^ +/gm, '');

/** The page of the shelf has to fit into the first packets of a connection. The body has no indentation of ours. */
const fillUnindented = (template: string, places: Record<string, string>, body = ''): string =>
  fill(withoutIndentation(template), {
    ...Object.fromEntries(Object.entries(places).map(([place, text]) => [place, withoutIndentation(text)])),
    '<!--body-->': body,
  });

/** By the places' positions in the template, because what people write may look like a place. */
function fill(template: string, places: Record<string, string>): string {
  const found = Object.entries(places)
    .map(([place, content]) => ({ place, content, at: template.indexOf(place) }))
    .toSorted((one, other) => one.at - other.at);
  let html = '';
  let from = 0;
  for (const { place, content, at } of found) {
    if (at < 0) throw new Error(`The page has no ${place}`);
    html += template.slice(from, at) + content;
    from = at + place.length;
  }
  return html + template.slice(from);
}
