import {
  readStoreApplicationRequest,
  STORE_APPLICATIONS_PATH,
  type StoreApplicationAnswerBody,
} from '@zawadeh/domain';
import { Hono } from 'hono';
import { minuteCounter } from '../http/minuteCounter.ts';
import { problem } from '../http/problems.ts';
import { APPLICATIONS_PER_DAY, byAddress } from '../http/rateLimit.ts';
import { readBody } from '../http/readBody.ts';
import type { AppEnv, Ports } from '../ports.ts';

const DAY_MS = 24 * 3_600_000;

/** A shop asks to sell here: it needs no account, and nothing is sent to the address that it gives before an admin decides. */
export function storeApplicationsCall({ people }: Pick<Ports, 'people'>): Hono<AppEnv> {
  const seen = minuteCounter(undefined, undefined, DAY_MS);
  return new Hono<AppEnv>().post(STORE_APPLICATIONS_PATH, async (context) => {
    const body = await readBody(context, readStoreApplicationRequest);
    if (!body.ok) return body.error;
    const { count, secondsLeft } = seen(byAddress(context));
    if (count > APPLICATIONS_PER_DAY)
      return problem(context, 'too_many_applications', {}, { 'retry-after': String(secondsLeft) });
    const applied = await people.applyForStore(body.value);
    if (applied.ok) return context.json(applied.value satisfies StoreApplicationAnswerBody);
    const { code, applied_at } = applied.error;
    return problem(context, code, applied_at === undefined ? {} : { applied_at });
  });
}
