/**
 * Reports of unexpected errors. The browser and React write them to the console; where the operator has set a URL, they
 * are sent there as well.
 */

/** The event of a failed screen. */
const BROKEN = 'page-broken';

export function reportBroken(error: unknown): void {
  window.dispatchEvent(new CustomEvent(BROKEN, { detail: error }));
}

const MOST_OF_A_MESSAGE = 500;
const MOST_OF_A_STACK = 4_000;
const MOST_REPORTS = 10;

/** First in the page, so that it catches scripts that fail to load. A report has no data of the user. */
export const reportsScript = (address: string): string => `<script>(function () {
  var sent = [];
  function textOf(thing) {
    try { return String(thing); } catch (unwritable) { return 'something'; }
  }
  function report(problem) {
    var message = textOf((problem && problem.message) || problem).slice(0, ${MOST_OF_A_MESSAGE});
    if (sent.length === ${MOST_REPORTS} || sent.indexOf(message) !== -1) return;
    sent.push(message);
    navigator.sendBeacon(${JSON.stringify(address).replaceAll('<', '\\u003c')}, JSON.stringify({
      message: message,
      stack: textOf((problem && problem.stack) || '').slice(0, ${MOST_OF_A_STACK}),
      page: location.pathname,
      language: document.documentElement.lang
    }));
  }
  addEventListener('error', function (event) { report(event.error || event.message); });
  addEventListener('unhandledrejection', function (event) { report(event.reason); });
  addEventListener('${BROKEN}', function (event) { report(event.detail); });
})();</script>`;
