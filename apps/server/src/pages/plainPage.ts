/** Small pages of the server itself, which need neither scripts nor the web build. */
import { beirutTime, wallClock, type Instant, type Locale } from '@zawadeh/domain';
import type { Context } from 'hono';
import type { AppEnv } from '../ports.ts';
import { wantedLocale } from './wantedLocale.ts';

export interface PlainPage {
  title: string;
  style: string;
  /** The content of the body, in which every foreign value is already escaped. */
  body: string;
}

/** The brand's colours, in light and dark mode. */
const STYLE = `
  :root { color-scheme: light dark; --page: #fdf9f0; --surface: #fffefa; --kraft: #ebd2a8; --text: #1a160d;
    --muted: #655630; --link: #4e6626; --subtle: #e3d4b5; --control: #85713f; --ring: #235c60;
    --chosen: #3b4f1f; --on-chosen: #fdf9f0; --info: #eaf3f2; --on-info: #1c494c; --good: #e0e8c8;
    --on-good: #2b3a19; --band: #2b3a19; --band-stone: #ebd2a8; }
  @media (prefers-color-scheme: dark) {
    :root { --page: #15180f; --surface: #1e2216; --kraft: #363c28; --text: #f5eedd; --muted: #b7b194; --link: #a6ba6c;
      --subtle: #363c28; --control: #858b66; --ring: #a9cecb; --chosen: #c6d49c; --on-chosen: #1e2913;
      --info: #163739; --on-info: #d3e6e4; --good: #2b3a19; --on-good: #c6d49c; --band: #4e6626; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--text);
    font: 1rem/1.5 'Readex Pro', system-ui, 'Noto Sans Arabic', 'Segoe UI', Tahoma, sans-serif; }
  body:lang(ar), [lang='ar'] { line-height: 1.7; }
  :focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }
`;

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Codes, numbers and addresses are isolated inside Arabic text. */
export const leftToRight = (text: string): string => `<bdi dir="ltr">${escaped(text)}</bdi>`;

const HALF_DAYS: Record<Locale, readonly [string, string]> = { en: ['AM', 'PM'], ar: ['ص', 'م'] };

/** The time of a day in Beirut. */
export const clockTime = (at: Instant, locale: Locale): string =>
  `${leftToRight(wallClock(at))}\u00a0${HALF_DAYS[locale][beirutTime(at).hour < 12 ? 0 : 1]}`;

const policy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const framed = ({ title, style, body }: PlainPage, locale: Locale, nonce: string): string => `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>${escaped(title)}</title>
    <style nonce="${nonce}">${STYLE}${style}</style>
  </head>
  <body>${body}</body>
</html>`;

/** Rendered in the reader's language, unless another is given, and never cached. */
export function renderPlainPage(
  reader: Headers,
  page: (locale: Locale) => PlainPage,
  locale = wantedLocale(reader),
) {
  const nonce = crypto.randomUUID();
  const rendered = page(locale);
  return {
    html: framed(rendered, locale, nonce),
    headers: { 'content-security-policy': policy(nonce), 'cache-control': 'no-store' },
  };
}

export function answerPlainPage(
  context: Context<AppEnv>,
  page: (locale: Locale) => PlainPage,
  status: 200 | 404 = 200,
  locale?: Locale,
): Response | Promise<Response> {
  const { html, headers } = renderPlainPage(context.req.raw.headers, page, locale);
  return context.html(html, status, headers);
}
