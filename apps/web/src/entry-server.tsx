/** Draws whole pages on the server: a phone shows the shelf, in its direction, before any script has come. */
import { fontsToPreload, scopeAttributes } from '@zawadeh/ui';
import { renderToString } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app.tsx';
import { notFound, pageAt, redirects } from './routes.tsx';
import { bootScript, type Boot } from './shell/boot.ts';
import { pageHead } from './shell/pageHead.ts';
import { startState } from './shell/startState.ts';
import { loadLanguage } from './state/language.ts';
import { createStore, StoreProvider } from './state/store.ts';

export interface PageRequest {
  path: string;
  locale: 'en' | 'ar';
  boot: Boot;
  /** The built index.html. */
  template: string;
  /** Every script this page needs in this language, the entry first. */
  scripts: readonly string[];
}

export interface DrawnPage {
  status: 200 | 404;
  html: string;
}

/** Any other address shows the not-found page. */
export const isPage = (path: string): boolean => pageAt(path) !== notFound;

export const redirectOf = (path: string): string | undefined => redirects[path];

export async function drawPage(request: PageRequest): Promise<DrawnPage> {
  const { path, boot, template } = request;
  const language = await loadLanguage(request.locale);
  const store = createStore();
  startState(store, language, boot);

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
    const page = pageAt(path);
    const intl = createIntl({ locale: language.intlLocale, messages: language.messages });
    const { title, description } = pageHead(intl, page, language.locale);
    const head = [
      ...fontsToPreload[language.script].map(
        (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
      ),
      sheet.getStyleTags(),
    ].join('\n');
    const attributes = Object.entries(scopeAttributes(language, 'auto'))
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}="${value}"`)
      .join(' ');
    return {
      status: page === notFound ? 404 : 200,
      html: fill(template, {
        '<html lang="en">': `<html ${attributes}>`,
        '<title></title>': `<title>${escape(title)}</title>`,
        'name="description" content=""': `name="description" content="${escape(description)}"`,
        '<!--head-->': head,
        '<!--body-->': body,
        '<!--boot-->': `${bootScript(boot)}\n${startScript(request.scripts)}`,
      }),
    };
  } finally {
    sheet.seal();
  }
}

/**
 * The page is whole without its scripts, so they are fetched once everything that is read first has
 * come and been painted: on a thin line they would take their share from it. A picture that does not
 * come at all, or a tab that is not being painted, must not keep the page from coming alive.
 */
const startScript = (scripts: readonly string[]): string => `<script>(function () {
  var awaited = 2;
  function oneLess() {
    awaited -= 1;
    if (awaited === 0) begin();
  }
  function begin() {
    awaited = 0;
    ${JSON.stringify(scripts)}.forEach(function (script) { import(script); });
  }
  addEventListener('load', oneLess);
  new PerformanceObserver(function (seen, observer) {
    if (!seen.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    oneLess();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(function () { if (awaited > 0) begin(); }, ${LONGEST_WAIT});
})();</script>`;

const LONGEST_WAIT = 2500;

function fill(template: string, places: Record<string, string>): string {
  return Object.entries(places).reduce((html, [place, content]) => {
    if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
    return html.replace(place, () => content);
  }, template);
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
