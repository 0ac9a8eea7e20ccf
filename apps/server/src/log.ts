import type { AnsweredCall, Ports } from './ports.ts';

interface Log {
  problem: Ports['log'];
  call: (answered: AnsweredCall) => void;
}

const LONGEST_REASON = 300;
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

/** One line for each thing that happened: a sentence on a terminal, JSON where programs collect it. */
export function createLog(write: (line: string) => void, forPeople: boolean, now = () => new Date()): Log {
  const line = (entry: object): void => write(JSON.stringify({ time: now().toISOString(), ...entry }));
  return {
    problem(problem, cause) {
      const reason = reasonOf(cause);
      if (forPeople) {
        write(`${now().toISOString()} ${harmless(problem)}${reason ? `: ${reason}` : ''}`);
      } else line({ level: 'error', problem: harmless(problem), ...(reason && { reason }) });
    },
    call({ call, status, ms }) {
      line({ level: status >= 500 ? 'error' : 'info', call, status, ms });
    },
  };
}
