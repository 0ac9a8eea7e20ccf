const ALPHA_NOTICE = 'EXPERIMENTAL FEATURES ENABLED';
/** Refused, wrong data, violated constraint, raised on purpose: the client is told and nobody else need be. */
const clientsDoing = /^(?:42501|22|23|PGRST|PT)/;

const isDatabaseError = (value: unknown): value is Error & { code: string } =>
  value instanceof Error && 'code' in value && typeof value.code === 'string';

const isAlphaNotice = (value: unknown): boolean =>
  typeof value === 'string' && value.startsWith(ALPHA_NOTICE);

/**
 * The engine prints every failed query with its SQL, its parameters and a stack. Anybody can cause one with a
 * single request, and the parameters are people's names and addresses: they do not belong in the operator's log.
 * Nor does the notice about its storage being new, which greets everybody at every start and asks for nothing.
 */
export function quietEngine(): () => void {
  const { error, warn } = console;
  const errorInShort = (...values: unknown[]): void => {
    const problem = values.find(isDatabaseError);
    if (!problem) error(...values);
    else if (!clientsDoing.test(problem.code)) error(`Database error ${problem.code}: ${problem.message}`);
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
