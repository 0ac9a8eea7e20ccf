import type { Locale } from '@zawadeh/domain';
import type { Boot } from '../state/boot.ts';

const PLACE = 'boot';

export function bootScript(boot: Boot): string {
  // "</script>" inside a shop's text must not end the element.
  const json = JSON.stringify(boot).replace(/</g, '\\u003c');
  return `<script type="application/json" id="${PLACE}">${json}</script>`;
}

export function readBoot(): Boot | null {
  try {
    return JSON.parse(document.getElementById(PLACE)?.textContent ?? 'null') as Boot | null;
  } catch {
    return null;
  }
}

/** The language the server drew the page in; where no server draws, the browser's own first choice. */
export function firstLocale(boot: Boot | null): Locale {
  if (boot !== null) return document.documentElement.lang === 'ar' ? 'ar' : 'en';
  const spoken = navigator.languages.find((tag) => /^(?:ar|en)\b/i.test(tag)) ?? 'en';
  return spoken.toLowerCase().startsWith('ar') ? 'ar' : 'en';
}
