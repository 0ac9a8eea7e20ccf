/** What the server already knew when it drew the page, so that the browser need not ask again. */
import { isLocale } from '../state/preferences.ts';

export interface Boot {
  rows: unknown;
  etag: string | null;
  now: number;
}

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

/** The language the page was drawn in. */
export function drawnLocale() {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'en';
}
