/** Draws whole pages on the server: a phone shows the shelf, in its direction, before any script has come. */
import { fontsToPreload, scopeAttributes, type Language } from '@zawadeh/ui';
import { brand } from '@zawadeh/domain';
import { renderToString } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app.tsx';
import type { Page } from './features/page/page.ts';
import { notFound, pageAt, pages } from './routes.tsx';
import { bootScript } from './shell/boot.ts';
import { packBag } from './state/briefBags.ts';
import { bagIdIn } from './screens/Bag/bagIdIn.ts';
import { earlyPressScript } from './shell/earlyPresses.ts';
import { escape, sharingTags } from './shell/headTags.ts';
import { pageHead } from './shell/pageHead.ts';
import { PAGES_WITH_STORED_STATE, storageHintScript } from './features/hydration/storageHintScript.ts';
import { loadPage } from './features/page/loadPage.ts';
import { reportsScript } from './features/page/reportError.ts';
import { startScript, startScriptAtOnce } from './shell/startScript.ts';
import { startState } from './state/startState.ts';
import type { Boot } from './state/boot.ts';
import { loadMessages, languageAtom, loadLanguage } from './state/language.ts';
import { createStore, StoreProvider } from './lib/store.ts';
import { paths } from './lib/paths.ts';

export interface PageRequest {
  path: string;
  locale: 'en' | 'ar';
  /** Where the shop is, as others see it: `https://zawadeh.example`. */
  origin: string;
  boot: Boot;
  /** The built index.html. */
  template: string;
  /** Every script this page needs in this language, the entry first. */
  scripts: readonly string[];
  /** Where unexpected errors are sent to. */
  reportsTo?: string | null;
}

export interface DrawnPage {
  status: 200 | 404;
  html: string;
}

/** For the check of what a first visit weighs. */
export const addresses = Object.keys(pages);

/** What it says stands in it in either language at once. */
const BILINGUAL_PAGE = pages['/payment-method'];

/** Any other address shows the not-found page. */
export const isPage = (path: string): boolean => pageAt(path) !== notFound;

const NOWHERE = '/not-found';
/** No bag is called by a space: what is read of an id has none at its ends. */
const NO_BAG = paths.bag(' ');
/** What the server draws of an order is the same for each: whose it is, and what it says, a browser asks. */
const ANY_TICKET = '/ticket/any';

/** The frame with nothing in it: kept by a phone, it becomes whatever page is asked for when there is no line. */
export const shellIn = (path: string): 'en' | 'ar' | null => {
  const locale = /^\/shell\/(en|ar)$/.exec(path)?.[1];
  return locale === 'en' || locale === 'ar' ? locale : null;
};

/** Of a page without parameters, however it is spelled: with slashes at its end, or in capitals. */
const staticAddress = (path: string): string =>
  Object.keys(pages).find((address) => pages[address] === pageAt(path)) ?? NOWHERE;

/** The one address of what a path shows: whatever is not there is the same page for all who ask for it. */
export function addressOf(path: string, rows: unknown): string {
  if (shellIn(path)) return path;
  if (!isPage(path)) return NOWHERE;
  if (pageAt(path) === pages['/ticket/:code']) return ANY_TICKET;
  if (pageAt(path) !== pages['/bag/:id']) return staticAddress(path);
  const id = bagIdIn(path);
  const isThere = !Array.isArray(rows) || rows.some((row: { id?: unknown } | null) => String(row?.id) === id);
  return id !== null && isThere ? paths.bag(id) : NO_BAG;
}

export const showsBags = (path: string): boolean => pageAt(path).showsBags === true;

/** More would make a page that is slower than asking for them. */
const MOST_WITH_A_PAGE = 200;
const FIRST_SEEN = 48;

/** The bags that come with a page: the one it is about as it is, and of the others, or of those seen first, what a card shows. */
export function rowsFor(path: string, rows: readonly unknown[], locale: 'en' | 'ar'): readonly unknown[] {
  const id = bagIdIn(path);
  const isOwn = (row: unknown) => id !== null && String((row as { id?: unknown } | null)?.id) === id;
  if (rows.length <= MOST_WITH_A_PAGE) return rows.map((row) => (isOwn(row) ? row : packBag(row, locale)));
  if (id !== null) return rows.filter(isOwn);
  return rows.slice(0, FIRST_SEEN).map((row) => packBag(row, locale));
}

/** The modules of the page's own downloads. */
export function sourcesOf(path: string, locale: 'en' | 'ar'): string[] {
  if (shellIn(path)) return [];
  const { name, catalogues: words } = pageAt(path);
  const file = locale === 'ar' ? 'arabic' : 'english';
  const said = [words ?? []].flat().map((each) => `src/locales/${each}/${file}.ts`);
  return [`src/screens/${name}/${name}Screen.tsx`, ...said];
}

export async function drawPage(request: PageRequest): Promise<DrawnPage> {
  const { path, boot, template, origin, reportsTo } = request;
  const language = await loadLanguage(request.locale);
  if (shellIn(path)) return { status: 200, html: drawShell(request, language) };
  const store = createStore();
  startState(store, language, boot);
  const page = pageAt(path);
  // What a page is about is said to those who do not read it; a browser has those words a moment later.
  await Promise.all([loadPage(store, page), loadMessages(store, 'later')]);
  const shown = (await page.load()).getMeta?.(store, path) ?? null;
  const meta = shown === 'gone' ? null : shown;
  const storedState = PAGES_WITH_STORED_STATE[page.name];

  const sheet = new ServerStyleSheet();
  try {
    const body = renderToString(
      sheet.collectStyles(
        <StoreProvider store={store}>
          <StaticRouter location={path}>
            <App />
          </StaticRouter>
        </StoreProvider>,
      ),
    );
    const { intlLocale, messages } = store.get(languageAtom) ?? language;
    const intl = createIntl({ locale: intlLocale, messages });
    const { name, title, description } = pageHead(intl, page, language.locale, meta);
    const siteName = brand.name[language.locale];
    const head = [
      ...(reportsTo ? [reportsScript(reportsTo)] : []),
      earlyPressScript(),
      ...(storedState ? [storageHintScript()] : []),
      ...headLinks(language, page),
      ...(meta
        ? sharingTags({ title: name, description, imageUrl: meta.imageUrl, path, siteName }, origin)
        : []),
      sheet.getStyleTags(),
    ].join('\n');
    return {
      status: page === notFound || shown === 'gone' ? 404 : 200,
      html: fill(template, {
        '<html lang="en">': openingTag(language),
        '<title></title>': `<title>${escape(title)}</title>`,
        'name="description" content=""': `name="description" content="${escape(description)}"`,
        '<!--head-->': head,
        '<!--body-->': body,
        '<!--boot-->': `${bootScript(boot)}\n${startScript(request.scripts, storedState)}`,
      }),
    };
  } finally {
    sheet.seal();
  }
}

/** There is nothing in it to read first, so its scripts wait for nothing; a page is joined only where its root has something in it. */
function drawShell({ template, boot, scripts }: PageRequest, language: Language): string {
  return fill(template, {
    '<html lang="en">': openingTag(language),
    '<title></title>': `<title>${escape(brand.name[language.locale])}</title>`,
    '<!--head-->': headLinks(language).join('\n'),
    '<!--body-->': '',
    '<!--boot-->': `${bootScript(boot)}\n${startScriptAtOnce(scripts)}`,
  });
}

function openingTag(language: Language): string {
  const attributes = Object.entries(scopeAttributes(language, 'auto'))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${value}"`);
  return `<html ${attributes.join(' ')}>`;
}

const headLinks = (language: Language, page?: Page): string[] => [
  ...Array.from(
    new Set([
      ...fontsToPreload[language.script],
      ...(page === BILINGUAL_PAGE ? fontsToPreload.textOfBoth : []),
    ]),
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  ),
  `<link rel="manifest" href="/app.${language.locale}.webmanifest">`,
];

function fill(template: string, places: Record<string, string>): string {
  return Object.entries(places).reduce((html, [place, content]) => {
    if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
    return html.replace(place, () => content);
  }, template);
}
