import { expect } from 'vitest';
import type { run } from './runMain.ts';

/** The one sentence with which a server that does not start says why. */
export async function refusal(started: ReturnType<typeof run>): Promise<string> {
  expect(await started.ended).toBe(1);
  expect(started.output.out).toBe('');
  expect(started.output.err.trim().split('\n')).toHaveLength(1);
  return started.output.err;
}
