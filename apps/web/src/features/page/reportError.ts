/**
 * The one port for errors that nobody expected. The console has them anyway, because the browser and React
 * write them there; where the operator named an address they are sent to it as well.
 */

/** What a screen that broke tells the page. */
const BROKEN = 'page-broken';

export function reportBroken(error: unknown): void {
  window.dispatchEvent(new CustomEvent(BROKEN, { detail: error }));
}

const MOST_OF_A_MESSAGE = 500;
const MOST_OF_A_STACK = 4_000;
const MOST_REPORTS = 10;

/** It stands first in the page, so that it hears of scripts that never came to life; nothing in it tells who reads. */
export const reportsScript = (address: string): string => `<script>(function () {
  var told = [];
  function textOf(thing) {
    try { return String(thing); } catch (unwritable) { return 'something'; }
  }
  function tell(problem) {
    var message = textOf((problem && problem.message) || problem).slice(0, ${MOST_OF_A_MESSAGE});
    if (told.length === ${MOST_REPORTS} || told.indexOf(message) !== -1) return;
    told.push(message);
    navigator.sendBeacon(${JSON.stringify(address).replaceAll('<', '\\u003c')}, JSON.stringify({
      message: message,
      stack: textOf((problem && problem.stack) || '').slice(0, ${MOST_OF_A_STACK}),
      page: location.pathname,
      language: document.documentElement.lang
    }));
  }
  addEventListener('error', function (event) { tell(event.error || event.message); });
  addEventListener('unhandledrejection', function (event) { tell(event.reason); });
  addEventListener('${BROKEN}', function (event) { tell(event.detail); });
})();</script>`;
