import { brand, type Instant, type Locale } from '@zawadeh/domain';
import type { Letter } from './outbox.ts';
import { clockTime, escaped, leftToRight, type PlainPage } from '../pages/plainPage.ts';
import { matches, shownLetter, type Piece, type ShownLetter } from './shownLetter.ts';
import { STYLE } from './style.ts';
import { TEXTS } from './messages.ts';

export const OUTBOX_PATH = '/outbox';
export const LONGEST_FILTER = 100;
const MOST_LETTERS = 200;

const dayIn = (tag: string, month: 'short' | 'long') =>
  new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Beirut', day: 'numeric', month, year: 'numeric' });
const DAY: Record<Locale, Intl.DateTimeFormat> = {
  en: dayIn('en-US-u-nu-latn', 'short'),
  ar: dayIn('ar-LB-u-nu-latn', 'long'),
};

/** Letters are in their reader's language. */
const languageOf = (text: string): Locale =>
  /\p{Script=Arabic}/u.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'ar' : 'en';

function time(at: Instant | null, locale: Locale): string {
  if (at === null) return '';
  return `<time class="muted" datetime="${new Date(at).toISOString()}">${DAY[locale].format(at)}${locale === 'ar' ? '،' : ','} ${clockTime(at, locale)}</time>`;
}

/** A part isolated by the message, such as an order code, does not break at its hyphen. */
const SET_APART = /\u2066([^\u2066-\u2069]{1,20})\u2069/g;

const renderPiece = ({ text, href }: Piece): string =>
  href
    ? `<a href="${escaped(href)}" rel="noopener noreferrer">${leftToRight(text)}</a>`
    : escaped(text).replace(SET_APART, '<bdi dir="ltr" class="whole">$1</bdi>');

function renderLetter({ channel, to, title, sentAt, pieces }: ShownLetter, locale: Locale): string {
  const texts = TEXTS[locale];
  const text = pieces.map((piece) => piece.text).join('');
  return `<li><article>
    <p class="top"><span class="badge ${channel}">${texts[channel]}</span>${time(sentAt, locale)}</p>
    <h2><bdi lang="${languageOf(title)}">${escaped(title)}</bdi></h2>
    <p class="to"><span class="muted">${texts.to}</span> ${leftToRight(to)}</p>
    ${text === '' ? '' : `<p class="text" lang="${languageOf(text)}" dir="auto">${pieces.map(renderPiece).join('')}</p>`}
  </article></li>`;
}

function renderList(letters: readonly ShownLetter[], locale: Locale, filter: string): string {
  const texts = TEXTS[locale];
  if (letters.length > 0) return `<ol>${letters.map((letter) => renderLetter(letter, locale)).join('')}</ol>`;
  return filter
    ? `<div class="empty"><h2>${texts.noMatch(`<bdi>${escaped(filter)}</bdi>`)}</h2></div>`
    : `<div class="empty"><h2>${texts.none}</h2><p class="muted">${texts.noneYet}</p></div>`;
}

export interface OutboxView {
  /** Oldest first. */
  letters: readonly Letter[];
  locale: Locale;
  filter: string;
  /** Our own origin: other links are shown as text. */
  origin: string;
}

/** The letters of the outbox, newest first. */
export function outboxPage({ letters, locale, filter, origin }: OutboxView): PlainPage {
  const texts = TEXTS[locale];
  const shown = letters
    .toReversed()
    .map((letter) => shownLetter(letter, locale, origin))
    .filter((letter) => matches(letter, filter))
    .slice(0, MOST_LETTERS);
  const here = filter ? `${OUTBOX_PATH}?${new URLSearchParams({ q: filter }).toString()}` : OUTBOX_PATH;
  const body = `
    <header><div class="inside"><span class="brand">${brand.name[locale]}</span><a href="/">${texts.shop}</a></div></header>
    <main>
      <h1>${texts.title}</h1>
      <p class="muted">${texts.about}</p>
      <form role="search" action="${OUTBOX_PATH}">
        <label for="q">${texts.search}</label>
        <div class="field">
          <input id="q" name="q" type="search" dir="auto" autocomplete="off" maxlength="${LONGEST_FILTER}" value="${escaped(filter)}" />
          <button>${texts.find}</button>
        </div>
      </form>
      <div class="bar">
        ${shown.length > 0 ? `<p>${texts.found(shown.length)}</p>` : ''}
        ${filter ? `<a href="${OUTBOX_PATH}">${texts.all}</a>` : ''}
        <a href="${escaped(here)}">${texts.refresh}</a>
      </div>
      ${renderList(shown, locale, filter)}
    </main>`;
  return { title: `${texts.title} · ${brand.name[locale]}`, style: STYLE, body };
}
