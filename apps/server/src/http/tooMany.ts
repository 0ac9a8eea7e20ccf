import type { Context } from 'hono';
import { problem } from './problems.ts';

export const tooMany = (context: Context, secondsLeft: number): Response =>
  problem(context, 'too_many', {}, { 'retry-after': String(secondsLeft) });
