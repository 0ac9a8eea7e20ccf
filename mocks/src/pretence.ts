/** One pretend backend: a world, its clock, and what is wrong with the way there. */
import { delay, HttpResponse } from 'msw';
import { problem } from './problems.ts';
import type { Scenario } from './scenarios.ts';
import { letGo } from './world/orderStore.ts';
import type { World } from './world/world.ts';

export interface Pretence {
  scenario: Scenario;
  world: World;
  now: () => number;
  /** After every answer, for whoever wants the world to outlive its page. */
  keep?: (world: World) => void;
}

/** An answer as it comes in the named world: late, never, or something else in its place. */
export async function answeredIn(pretence: Pretence, answer: () => Response): Promise<Response> {
  const { scenario, world, now, keep } = pretence;
  if (scenario === 'offline') return HttpResponse.error();
  if (scenario === 'slow') await delay(3000);
  if (scenario === 'silent') await delay('infinite');
  if (scenario === 'down')
    return HttpResponse.json({ error: 'The backend is being repaired.' }, { status: 500 });
  if (scenario === 'html') return HttpResponse.html('<!doctype html><title>Bad gateway</title>');
  letGo(world, now());
  const response = answer();
  keep?.(world);
  return response;
}

/** The same, where the application server answers: that it cannot is said in its own shape. */
export const serverAnswerIn = (pretence: Pretence, answer: () => Response): Promise<Response> =>
  answeredIn(pretence, answer).then((response) =>
    pretence.scenario === 'down' ? problem('unavailable') : response,
  );
