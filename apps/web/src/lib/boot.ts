import type { Locale } from '@zawadeh/domain';
import type { Boot } from './bootData.ts';

const ELEMENT_ID = 'boot';

export function bootScript(boot: Boot): string {
  // "</script>" inside a shop's text must not end the element.
  const json = JSON.stringify(boot).replace(/</g, '\\u003c');
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`;
}

export function readBoot(): Boot | null {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this build's own server
    return JSON.parse(document.getElementById(ELEMENT_ID)?.textContent ?? 'null') as Boot | null;
  } catch {
    return null;
  }
}

/** The language in which the server rendered the page; without a server the browser's first choice. */
export function firstLocale(boot: Boot | null): Locale {
  if (boot !== null) return document.documentElement.lang === 'ar' ? 'ar' : 'en';
  const preferred = navigator.languages.find((tag) => /^(?:ar|en)\b/i.test(tag)) ?? 'en';
  return preferred.toLowerCase().startsWith('ar') ? 'ar' : 'en';
}
