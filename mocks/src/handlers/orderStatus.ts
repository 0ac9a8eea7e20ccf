import {
  HOLD_MINUTES,
  ORDER_STATUS_PATH,
  ORDER_STATUSES,
  readAnswer,
  statusFields,
  type StatusAnswerBody,
} from '@zawadeh/domain';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { ORDER_CODES } from '../fixtures/orderCodes.ts';
import type { Scenario } from '../scenarios.ts';

type Answer = (code: string | null, now: number) => Response | Promise<Response>;

/** Held since ten minutes ago. */
const HOLD_LEFT = (HOLD_MINUTES - 10) * 60_000;

const asItIs: Answer = (code, now) => {
  const status = ORDER_STATUSES.find((one) => ORDER_CODES[one] === code);
  if (!status) return HttpResponse.json({ error: 'There is no such order.' }, { status: 404 });
  return HttpResponse.json({
    order_code: code,
    payment_status: status,
    expires_at: status === 'pending' ? new Date(now + HOLD_LEFT).toISOString() : null,
  } satisfies StatusAnswerBody);
};

const answers: Record<Scenario, Answer> = {
  calm: asItIs,
  soldOut: asItIs,
  everythingEmpty: asItIs,
  slow: async (code, now) => {
    await delay(3000);
    return asItIs(code, now);
  },
  down: () => HttpResponse.json({ error: 'This is not possible at the moment.' }, { status: 503 }),
  html: () => HttpResponse.html('<!doctype html><title>Bad gateway</title>'),
  silent: async () => {
    await delay('infinite');
    return HttpResponse.json({});
  },
  hostile: () => HttpResponse.json({ payment_status: { paid: true }, expires_at: 'soon' }),
};

export const orderStatus = (scenario: Scenario, now: () => number): HttpHandler =>
  http.post(`*${ORDER_STATUS_PATH}`, async ({ request }) => {
    if (!request.headers.has('Authorization')) {
      return HttpResponse.json({ error: 'You must be logged in to proceed.' }, { status: 401 });
    }
    const { order_code } = readAnswer(statusFields, await request.json());
    return answers[scenario](order_code, now());
  });
