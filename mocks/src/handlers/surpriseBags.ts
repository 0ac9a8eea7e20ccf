import { SURPRISE_BAGS_PATH } from '@zawadeh/domain';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { bagRows, hostileRows } from '../fixtures/bags.ts';
import type { Scenario } from '../scenarios.ts';

type Answer = (now: number) => Response | Promise<Response>;

const json = (rows: unknown) => HttpResponse.json(rows as never);

const answers: Record<Scenario, Answer> = {
  calm: (now) => json(bagRows(now)),
  soldOut: (now) => json(bagRows(now).map((row) => ({ ...row, quantity: 0, restock_time: null }))),
  everythingEmpty: () => json([]),
  slow: async (now) => {
    await delay(3000);
    return json(bagRows(now));
  },
  down: () => HttpResponse.json({ error: 'The shelf is being repaired.' }, { status: 500 }),
  html: () => HttpResponse.html('<!doctype html><title>Bad gateway</title>'),
  silent: async () => {
    await delay('infinite');
    return json([]);
  },
  hostile: (now) => json(hostileRows(now)),
};

/** `*` so that it answers whatever address the application server is given. */
export const surpriseBags = (scenario: Scenario, now: () => number): HttpHandler =>
  http.get(`*${SURPRISE_BAGS_PATH}`, () => answers[scenario](now()));
