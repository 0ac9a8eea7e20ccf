/** Each language by itself, and what is read from left to right kept so in both. */
import type { Page } from '@playwright/test';
import { othersWords } from './fixtures.ts';

/** What is the same in both languages: the names of the shop, of the wallet, of what its app is had from, of files. */
const NAMES = [
  'Zawadeh',
  'زوّادة',
  'Whish Money',
  'App Store',
  'Google Play',
  'iOS',
  'Android',
  'CSV',
  'JPEG',
  'PNG',
  'WebP',
];

export const misread = (page: Page): Promise<string[]> =>
  page.evaluate(lookThrough, [...NAMES, ...othersWords]);

/** Runs in the page, so that all it needs is inside it. */
function lookThrough(names: readonly string[]): string[] {
  const found = new Set<string>();
  const { lang } = document.documentElement;
  const FOREIGN = lang === 'ar' ? /[a-z]{2,}/i : /\p{Script=Arabic}/u;
  const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];
  /** E-mails, order codes, the ids that stand in for them, phone numbers and prices. */
  const LTR = /\S+@\S+\.\w+|\bZWD-\w+|\b[\da-f]{8}-[\da-f-]{27}\b|\+\d[\d ]{6,}|\$\d[\d.,]*/g;
  const ISOLATED = /\u2066[^\u2069]*\u2069/g;

  const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
  const isKnown = (text: string) => {
    let rest = text.replace(LTR, '');
    for (const name of names) rest = rest.replaceAll(name, '');
    return !FOREIGN.test(rest);
  };
  const isIsland = (element: Element) => {
    const island = element.closest('bdi, [dir="ltr"]');
    return island !== null && island !== document.documentElement && island !== document.body;
  };
  const tell = (what: string, text: string) => found.add(`${what}: ${text.trim().slice(0, 80)}`);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const text = node.textContent ?? '';
    if (!holder || !text.trim() || holder.closest('script, style, noscript, template')) continue;
    // A code may be drawn in two parts.
    const whole = holder.closest('bdi')?.textContent ?? text;
    if (languageOf(holder) === lang && !isKnown(text) && !isKnown(whole))
      tell('in the other language, and not marked', text);
    if (!isIsland(holder) && LTR.test(text.replace(ISOLATED, ''))) tell('not isolated', text);
    LTR.lastIndex = 0;
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (languageOf(element) !== lang) continue;
    for (const name of SPOKEN) {
      const text = element.getAttribute(name);
      if (text && !isKnown(text)) tell(`${name} in the other language`, text);
    }
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input')) {
    const isLtr = ['email', 'tel', 'password'].includes(field.type);
    if (isLtr && getComputedStyle(field).direction !== 'ltr') tell('written from right to left', field.name);
  }
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  for (const text of [document.title, description]) {
    if (text === '') tell('without words', 'title or description');
    if (!isKnown(text)) tell('in the head, in the other language', text);
  }
  return Array.from(found);
}
