const ALPHA_NOTICE = 'EXPERIMENTAL FEATURES ENABLED';
/**
 * Denied, invalid data, violated constraint, raised on purpose: errors of the client, which gets them as its response.
 */
const clientsDoing = /^(?:42501|22|23|PGRST|PT)/;

/** Damaged, full, stopped, out of reach: messages of the database and its machine, which quote no request. */
const machinesDoing = /^(?:(?:08|53|57|58)\w{3}|XX00[12]|E[A-Z]{2,}|CONNECT\w+)$/;

const codeOf = (problem: Error): string =>
  'code' in problem && typeof problem.code === 'string' ? problem.code : '';

// oxlint-disable-next-line no-control-regex -- control characters are what is being removed
const LINE_BREAKERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** Text from strangers must not begin a log line of its own. */
const oneLine = (text: string): string => text.replace(LINE_BREAKERS, ' ').slice(0, 300);

function inShort(problem: Error): string {
  const code = codeOf(problem);
  if (machinesDoing.test(code)) return oneLine(problem.message);
  return `${[problem.name, code].filter(Boolean).join(' ')}. Its message is left out, because it may quote a request.`;
}

const isAlphaNotice = (value: unknown): boolean =>
  typeof value === 'string' && value.startsWith(ALPHA_NOTICE);

/**
 * The engine prints every failed query with its SQL, its parameters and a stack. Anyone can cause one with a single
 * request, and the parameters hold names and addresses, which do not belong in the operator's log. The notice about
 * experimental storage is dropped too.
 */
export function silenceEngineLogs(): () => void {
  const { error, warn } = console;
  const errorInShort = (...values: unknown[]): void => {
    const problem = values.find((value) => value instanceof Error);
    if (!problem) error(...values.map((value) => (typeof value === 'string' ? oneLine(value) : value)));
    else if (!clientsDoing.test(codeOf(problem))) error(`Engine error: ${inShort(problem)}`);
  };
  const warnButNotice = (...values: unknown[]): void => {
    if (!values.some(isAlphaNotice)) warn(...values);
  };
  console.error = errorInShort;
  console.warn = warnButNotice;
  return () => {
    if (console.error === errorInShort) console.error = error;
    if (console.warn === warnButNotice) console.warn = warn;
  };
}
