/** Finds text in the wrong language, and left-to-right values without isolation. */
import type { Page } from '@playwright/test';
import { userTexts } from './testData.ts';

/** Names that are the same in both languages. */
const NAMES = [
  'Zawadeh',
  'زوّادة',
  'Whish Money',
  'Whish',
  'App Store',
  'Google Play',
  'iOS',
  'Android',
  'CSV',
  'JPEG',
  'PNG',
  'WebP',
  'QR',
  // Of CO2e, whose two is an element of its own.
  'CO',
];

export const languageProblems = (page: Page): Promise<string[]> =>
  page.evaluate(
    findProblems,
    // The longest first: a name may be in another.
    [...NAMES, ...userTexts].toSorted((one, other) => other.length - one.length),
  );

/** Runs in the page, so it may use nothing outside itself. */
function findProblems(names: readonly string[]): string[] {
  const found = new Set<string>();
  const { lang } = document.documentElement;
  const FOREIGN = lang === 'ar' ? /[a-z]{2,}/i : /\p{Script=Arabic}/u;
  const TEXT_ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];
  /** E-mails, order codes and their ends, ids of orders without a code, phone numbers and prices. */
  const LTR =
    /\S+@\S+\.\w+|\bZWD-\w+|\b(?=\d*[A-Z])(?=[A-Z]*\d)[2-9A-HJKMNP-Z]{4}\b|\b[\da-f]{8}-[\da-f-]{27}\b|\+\d[\d ]{6,}|\$\d[\d.,]*/g;
  /** Names that other journeys gave to their shops and bags contain the name of their project. */
  const OF_A_JOURNEY = /\b(?:en|ar)-(?:phone|desktop)\b/;
  // What is isolated without Arabic in it reads from left to right, whatever stands around it.
  const ISOLATED = /\u2066[^\u2069]*\u2069|\u2068[^\u2069\p{Script=Arabic}]*\u2069/gu;

  const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
  const isInLanguage = (text: string) => {
    let rest = text.replace(LTR, '');
    for (const name of names) rest = rest.replaceAll(name, '');
    return OF_A_JOURNEY.test(text) || !FOREIGN.test(rest);
  };
  const isIsolated = (element: Element) => {
    const isolate = element.closest('bdi, [dir="ltr"]');
    return isolate !== null && isolate !== document.documentElement && isolate !== document.body;
  };
  const report = (problem: string, text: string) => found.add(`${problem}: ${text.trim().slice(0, 80)}`);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const text = node.textContent ?? '';
    if (!holder || !text.trim() || holder.closest('script, style, noscript, template')) continue;
    // An order code may consist of two elements.
    const whole = holder.closest('bdi')?.textContent ?? text;
    if (languageOf(holder) === lang && !isInLanguage(text) && !isInLanguage(whole))
      report('in the other language, and not marked', text);
    if (!isIsolated(holder) && LTR.test(text.replace(ISOLATED, ''))) report('not isolated', text);
    LTR.lastIndex = 0;
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (languageOf(element) !== lang) continue;
    for (const name of TEXT_ATTRIBUTES) {
      const text = element.getAttribute(name);
      if (text && !isInLanguage(text)) report(`${name} in the other language`, text);
    }
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input')) {
    const isLtr = ['email', 'tel', 'password'].includes(field.type);
    if (isLtr && getComputedStyle(field).direction !== 'ltr')
      report('written from right to left', field.name);
  }
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  for (const text of [document.title, description]) {
    if (text === '') report('empty', 'title or description');
    if (!isInLanguage(text)) report('in the head, in the other language', text);
  }
  return Array.from(found);
}
