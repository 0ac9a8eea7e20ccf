import { createMiddleware } from 'hono/factory';
import { problem } from './problems.ts';
import type { AppEnv } from '../ports.ts';

/** A bag with its shop is one deep. Each further level multiplies the answer, and a stranger chooses how often. */
const DEEPEST_SELECT = 2;
const MOST_BRACKETS = 40;

/** A regular expression can take minutes over one row; comparing and `ilike` do what a search needs. */
const REGULAR_EXPRESSION = /(?:^|[.(,])i?match[.(]/i;

/**
 * The embedded engine answers on the server's own thread, where a query cannot be stopped once it runs.
 * So what could keep everybody waiting is refused before it starts.
 */
export const queryGuard = createMiddleware<AppEnv>(async (context, next) => {
  for (const [name, value] of new URL(context.req.url).searchParams) {
    const refusal = refusalOf(name, value);
    if (refusal) return problem(context, 'malformed', { error: refusal, message: refusal });
  }
  return next();
});

function refusalOf(name: string, value: string): string | undefined {
  if (REGULAR_EXPRESSION.test(value)) return 'Regular expressions are not answered here.';
  const { deepest, count } = bracketsIn(value);
  if (count > MOST_BRACKETS || (name === 'select' && deepest > DEEPEST_SELECT)) {
    return 'The query is nested too deeply.';
  }
  return undefined;
}

function bracketsIn(text: string): { deepest: number; count: number } {
  let depth = 0;
  let deepest = 0;
  let count = 0;
  for (const sign of text) {
    if (sign === '(') {
      count += 1;
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (sign === ')') depth -= 1;
  }
  return { deepest, count };
}
