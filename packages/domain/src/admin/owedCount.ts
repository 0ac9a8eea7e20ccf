/** How many refunds are owed, for the dashboard's navigation, which does without the list. */
import { isRaw, readCount } from '../reading/raw.ts';

export const readOwedCount = (answer: unknown): number | null =>
  isRaw(answer) ? readCount(answer.owed) : null;
