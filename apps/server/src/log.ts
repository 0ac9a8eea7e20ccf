import type { AnsweredCall, Ports } from './ports.ts';

interface Log {
  problem: Ports['log'];
  call: (answered: AnsweredCall) => void;
}

const LONGEST_REASON = 300;
/** What goes wrong every few seconds is said once in a while, and how often. */
const SAID_AGAIN_AFTER_MS = 60_000;
const MOST_REMEMBERED = 100;
// oxlint-disable-next-line no-control-regex -- control characters are what is being removed
const LINE_BREAKERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
const EMAIL = /[^\s@"'<>(]+@[^\s@"'<>)]+\.[^\s@"'<>),;]+/g;
/** Nine digits and more, as telephones have; the numbers of payments are shorter. */
const TELEPHONE = /\+?\d(?:[ -]?\d){8,}/g;

/** A reason may quote what somebody typed: nobody's address or number is kept, and nobody begins a line of their own. */
const harmless = (text: string): string =>
  text
    .replace(LINE_BREAKERS, ' ')
    .replace(EMAIL, '(e-mail)')
    .replace(TELEPHONE, '(number)')
    .slice(0, LONGEST_REASON);

const reasonOf = (cause: unknown): string => (cause instanceof Error ? harmless(cause.message) : '');

/** How often something has gone unsaid since it was last said; null where it is to go unsaid now, too. */
function countUntold(now: () => number): (what: string) => number | null {
  const said = new Map<string, { at: number; untold: number }>();
  return (what) => {
    const last = said.get(what);
    if (last && Math.abs(now() - last.at) < SAID_AGAIN_AFTER_MS) {
      last.untold += 1;
      return null;
    }
    said.delete(what);
    said.set(what, { at: now(), untold: 0 });
    const [oldest] = said.keys();
    if (said.size > MOST_REMEMBERED && oldest !== undefined) said.delete(oldest);
    return last?.untold ?? 0;
  };
}

/** One line for each thing that happened: a sentence on a terminal, JSON where programs collect it. */
export function createLog(write: (line: string) => void, forPeople: boolean, now = () => new Date()): Log {
  const line = (entry: object): void => write(JSON.stringify({ time: now().toISOString(), ...entry }));
  const untold = countUntold(() => now().getTime());
  return {
    problem(what, cause) {
      const problem = harmless(what);
      const reason = reasonOf(cause);
      const before = untold(`${problem}: ${reason}`);
      if (before === null) return;
      if (forPeople) {
        const times = before > 0 ? ` (and ${before} times before)` : '';
        write(`${now().toISOString()} ${problem}${reason ? `: ${reason}` : ''}${times}`);
      } else line({ level: 'error', problem, ...(reason && { reason }), ...(before > 0 && { before }) });
    },
    call({ call, status, ms }) {
      line({ level: status >= 500 ? 'error' : 'info', call, status, ms });
    },
  };
}
