import type { AnsweredCall, Ports } from './ports.ts';

interface Log {
  problem: Ports['log'];
  call: (answered: AnsweredCall) => void;
}

const LONGEST_REASON = 300;
/** In a longer text the search for addresses would take seconds. */
const MOST_SEARCHED = 1_000;
/** A repeated problem is logged once per interval, with the number of repetitions. */
const REPEATED_AFTER_MS = 60_000;
const MOST_REMEMBERED = 100;
// oxlint-disable-next-line no-control-regex -- control characters are what is being removed
const LINE_BREAKERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
const EMAIL = /[^\s@"'<>(]+@[^\s@"'<>)]+\.[^\s@"'<>),;]+/g;
/** Nine digits and more, as in phone numbers; payment numbers are shorter. */
const TELEPHONE = /\+?\d(?:[ -]?\d){8,}/g;
/** A part of an address or a number at the end of a text that was cut off. */
const CUT_OFF = /[^\s"'<>(]{1,320}$|[+\d][\d -]*$/;

/**
 * A reason may quote user input: e-mail addresses and phone numbers are removed, and line breaks cannot forge a log
 * line.
 */
const sanitized = (text: string): string =>
  (text.length > MOST_SEARCHED ? text.slice(0, MOST_SEARCHED).replace(CUT_OFF, '') : text)
    .replace(LINE_BREAKERS, ' ')
    .replace(EMAIL, '(e-mail)')
    .replace(TELEPHONE, '(number)')
    .slice(0, LONGEST_REASON);

const reasonOf = (cause: unknown): string => (cause instanceof Error ? sanitized(cause.message) : '');

/** The number of repetitions since the problem was last logged; null if this one is to be suppressed too. */
function countSuppressed(now: () => number): (problem: string) => number | null {
  const logged = new Map<string, { at: number; suppressed: number }>();
  return (problem) => {
    const last = logged.get(problem);
    if (last && Math.abs(now() - last.at) < REPEATED_AFTER_MS) {
      last.suppressed += 1;
      return null;
    }
    logged.delete(problem);
    logged.set(problem, { at: now(), suppressed: 0 });
    const [oldest] = logged.keys();
    if (logged.size > MOST_REMEMBERED && oldest !== undefined) logged.delete(oldest);
    return last?.suppressed ?? 0;
  };
}

/** One line per event: a sentence on a terminal, JSON for log collectors. */
export function createLog(write: (line: string) => void, forPeople: boolean, now = () => new Date()): Log {
  const line = (entry: object): void => write(JSON.stringify({ time: now().toISOString(), ...entry }));
  const suppressed = countSuppressed(() => now().getTime());
  return {
    problem(what, cause) {
      const problem = sanitized(what);
      const reason = reasonOf(cause);
      const before = suppressed(`${problem}: ${reason}`);
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
