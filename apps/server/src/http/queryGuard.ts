import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { problem } from './problems.ts';
import type { AppEnv } from '../ports.ts';

/** A bag with its store has depth one. Each further level multiplies the response, and a stranger chooses how often. */
const DEEPEST_SELECT = 2;
/** A bag with its store embeds one table. Each embedded table is a query for every row. */
const MOST_EMBEDDED = 3;
const MOST_BRACKETS = 40;
/** More than any table has. One column under many aliases makes a small query a large response. */
const MOST_COLUMNS = 40;
const MOST_TIMES_ONE_COLUMN = 4;
/** The dashboard uses six. */
const MOST_PARAMETERS = 30;

/** The longest of our own, the columns of an order, has three hundred letters. */
const LONGEST_VALUE = 1_000;
/** Three hundred ids, such as those of favourite shops. */
const LONGEST_LIST = 12_000;
const LIST = /^(?:not\.)?in\.\([^()]*\)$/;

/** Each word of a search is compared with every word of every row. */
const LONGEST_TEXT_SEARCH = 200;
const TEXT_SEARCH = /(?:^|[.(,])(?:p[hl]|w)?fts[.(]/i;

/** A regular expression can take minutes over one row; comparisons and `ilike` are enough for a search. */
const REGULAR_EXPRESSION = /(?:^|[.(,])i?match[.(]/i;

/**
 * The embedded engine runs on the server's own thread, where a running query cannot be stopped. A query that could
 * block everyone is therefore rejected before it starts.
 */
export const queryGuard = createMiddleware<AppEnv>(async (context, next) => {
  const { searchParams } = new URL(context.req.url);
  if (searchParams.size > MOST_PARAMETERS) return reject(context, 'The query has too many parts.');
  const searches = Array.from(searchParams.values()).filter((value) => TEXT_SEARCH.test(value));
  if (searches.join('').length > LONGEST_TEXT_SEARCH) return reject(context, 'The search is too long.');
  for (const [name, value] of searchParams) {
    const message = rejectionOf(name, value);
    if (message) return reject(context, message);
  }
  return next();
});

const reject = (context: Context, message: string): Response =>
  problem(context, 'malformed', { error: message, message });

function rejectionOf(name: string, value: string): string | undefined {
  if (value.length > (LIST.test(value) ? LONGEST_LIST : LONGEST_VALUE)) return 'The query is too long.';
  if (REGULAR_EXPRESSION.test(value)) return 'Regular expressions are not answered here.';
  const { deepest, count } = bracketsIn(value);
  if (count > MOST_BRACKETS || (name === 'select' && deepest > DEEPEST_SELECT)) {
    return 'The query is nested too deeply.';
  }
  if (name === 'select' && count > MOST_EMBEDDED) return 'The query asks for too many tables at once.';
  if (name === 'select' && hasTooManyColumns(value)) return 'The query asks for too many columns.';
  return undefined;
}

function hasTooManyColumns(select: string): boolean {
  // `alias:column::type` and `column->>key` count as the column itself.
  const columns = select
    .split(/[(),]/)
    .map((part) => part.trim().split('->')[0]?.replace(/::.*$/, '').split(':').at(-1)?.trim() ?? '')
    .filter((column) => column !== '');
  const times = new Map<string, number>();
  for (const column of columns) times.set(column, (times.get(column) ?? 0) + 1);
  return columns.length > MOST_COLUMNS || Math.max(0, ...times.values()) > MOST_TIMES_ONE_COLUMN;
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
