/** POST /api/send-message. The answer has no content. */
import { LONGEST_MESSAGE, LONGEST_PHONE } from '../limits.ts';
import type { BodyOf, Fields } from './fields.ts';
import { nonEmptyText } from './pieces.ts';

/** Both are validated and ignored: the server decides the recipient and the text. */
export const messageFields = {
  to: nonEmptyText(LONGEST_PHONE),
  message: nonEmptyText(LONGEST_MESSAGE),
} satisfies Fields;

export type MessageBody = BodyOf<typeof messageFields>;
