import { delay, HttpResponse } from 'msw';
import type { Scenario } from './scenarios.ts';

/** An answer as it comes in the named world: late, never, or something else in its place. */
export async function answeredIn(scenario: Scenario, answer: () => Response): Promise<Response> {
  if (scenario === 'slow') await delay(3000);
  if (scenario === 'silent') await delay('infinite');
  if (scenario === 'down')
    return HttpResponse.json({ error: 'The backend is being repaired.' }, { status: 500 });
  if (scenario === 'html') return HttpResponse.html('<!doctype html><title>Bad gateway</title>');
  return answer();
}
