import { EARLY_PRESS } from '../lib/hydration/earlyPressScript.ts';
import { isStored } from './storageHintScript.ts';
import type { StoredState } from '../lib/hydration/storedStates.ts';

/** For a picture or a paint that never comes. */
const LONGEST_WAIT = 2500;

/**
 * Loads the scripts of a page that the server rendered. Where the page is complete without them, they are loaded after
 * its first paint and its load event, because on a slow connection they would compete with the content. A timeout
 * covers a picture that never comes and a tab that is not painted. A pressed button starts the scripts at once. Those of
 * what hydrates later follow all together, instead of one after the other as imports name them.
 */
export const startScript = (
  { scripts, laterScripts }: Record<'scripts' | 'laterScripts', readonly string[]>,
  storedState: StoredState | undefined,
): string =>
  `<script>(function () {
  var awaited = 2;
  function countDown() {
    awaited -= 1;
    if (awaited === 0) begin();
  }
  function begin() {
    if (awaited < 0) return;
    awaited = -1;
    ${laterScripts.length > 0 ? importsInTurn(scripts, laterScripts) : importsOf(scripts)}
  }
  ${storedState ? `if (${isStored(storedState)}) return begin();` : ''}
  if (document.querySelector('[aria-busy=true]')) return begin();
  addEventListener('${EARLY_PRESS}', begin);
  addEventListener('load', countDown);
  new PerformanceObserver(function (seen, observer) {
    if (!seen.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    countDown();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(begin, ${LONGEST_WAIT});
})();</script>`;

/** For a page without content. */
export const startScriptAtOnce = (scripts: readonly string[]): string =>
  `<script>${importsOf(scripts)}</script>`;

const importsOf = (scripts: readonly string[]): string =>
  `${JSON.stringify(scripts)}.forEach(function (script) { import(script); });`;

const importsInTurn = (scripts: readonly string[], laterScripts: readonly string[]): string =>
  `Promise.all(${JSON.stringify(scripts)}.map(function (script) { return import(script); })).then(function () {
      ${importsOf(laterScripts)}
    });`;
