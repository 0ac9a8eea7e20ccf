import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../ports.ts';
import { limitConcurrency } from './limitConcurrency.ts';

const createTrial = () => {
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const app = new Hono<AppEnv>()
    .use(
      limitConcurrency({
        running: 2,
        waiting: 3,
        by: ({ req }) => (req.path === '/slow' ? (req.query('who') ?? '') : null),
      }),
    )
    .get('/quick', (context) => context.text('answered'))
    .get('/slow', async (context) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
      if (context.req.query('fails')) throw new Error('failed');
      return context.text('answered');
    });
  app.onError((_error, context) => context.text('failed', 500));
  const endAll = async () => {
    for (let left = 20; left > 0; left -= 1) {
      ends.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { app, endAll, most: () => most };
};

const statuses = (answers: (Response | Promise<Response>)[]) =>
  Promise.all(answers.map(async (answer) => (await answer).status));

test('two calls run, three wait, and the rest get 429', async () => {
  const { app, endAll, most } = createTrial();
  const answers = Array.from({ length: 7 }, () => app.request('/slow'));
  const quick = app.request('/quick');
  await endAll();
  expect(await statuses(answers)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(most()).toBe(2);
  expect((await quick).status).toBe(200);
});

test('a failed call hands its slot to the next', async () => {
  const { app, endAll } = createTrial();
  const answers = Array.from({ length: 5 }, () => app.request('/slow?fails=1'));
  await endAll();
  expect(await statuses(answers)).toEqual([500, 500, 500, 500, 500]);
  const again = app.request('/slow');
  await endAll();
  expect((await again).status).toBe(200);
});

test('each key has its own slots', async () => {
  const { app, endAll } = createTrial();
  const answers = Array.from({ length: 6 }, () => app.request('/slow?who=greedy'));
  const other = app.request('/slow?who=other');
  await endAll();
  expect(await statuses(answers)).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await other).status).toBe(200);
});
