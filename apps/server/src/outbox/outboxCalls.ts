import { Hono } from 'hono';
import type { LocalOutbox } from './outbox.ts';
import { fromOwnMachine } from '../http/ownMachine.ts';
import { answerPlainPage } from '../pages/plainPage.ts';
import type { AppEnv } from '../ports.ts';
import { LONGEST_FILTER, OUTBOX_PATH, outboxPage } from './outboxPage.ts';

/**
 * The links in letters open accounts, so a request from another machine gets the answer of an unknown page. Only for a
 * server that listens on the loopback address.
 */
export const outboxCalls = (outbox: Pick<LocalOutbox, 'letters'>, origin: string): Hono<AppEnv> =>
  new Hono<AppEnv>().get(OUTBOX_PATH, async (context, next) => {
    if (!fromOwnMachine(context)) return next();
    const filter = (context.req.query('q') ?? '').trim().slice(0, LONGEST_FILTER);
    // Other sites must not learn from the size of the response what was found.
    context.header('cross-origin-resource-policy', 'same-origin');
    return answerPlainPage(context, (locale) =>
      outboxPage({ letters: outbox.letters(), locale, filter, origin }),
    );
  });
