import { EARLY_PRESS } from './earlyPresses.ts';
import { isStored, type StoredState } from '../features/hydration/storageHintScript.ts';

/** For a picture or a paint that does not come. */
const LONGEST_WAIT = 2500;

/**
 * When a page that the server drew fetches its scripts. Where it is whole without them, they are fetched once everything
 * that is read first has come and been painted: on a thin line they would take their share from it. A picture that does
 * not come at all, or a tab that is not being painted, must not keep the page from coming alive. Nor does anything where
 * somebody has pressed a button already.
 */
export const startScript = (scripts: readonly string[], storedState: StoredState | undefined): string =>
  `<script>(function () {
  var awaited = 2;
  function oneLess() {
    awaited -= 1;
    if (awaited === 0) begin();
  }
  function begin() {
    if (awaited < 0) return;
    awaited = -1;
    ${importsOf(scripts)}
  }
  ${storedState ? `if (${isStored(storedState)}) return begin();` : ''}
  if (document.querySelector('[aria-busy=true]')) return begin();
  addEventListener('${EARLY_PRESS}', begin);
  addEventListener('load', oneLess);
  new PerformanceObserver(function (seen, observer) {
    if (!seen.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    oneLess();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(begin, ${LONGEST_WAIT});
})();</script>`;

/** There is nothing to read first. */
export const startScriptAtOnce = (scripts: readonly string[]): string =>
  `<script>${importsOf(scripts)}</script>`;

const importsOf = (scripts: readonly string[]): string =>
  `${JSON.stringify(scripts)}.forEach(function (script) { import(script); });`;
