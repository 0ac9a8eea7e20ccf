/** POST /api/send-message. The answer has no content. */
import { LONGEST_MESSAGE, LONGEST_PHONE } from '../limits.ts';
import type { BodyOf, Fields } from './fields.ts';
import { nonEmptyText } from './pieces.ts';

export const messageFields = {
  to: nonEmptyText(LONGEST_PHONE, 'Ignored: the server decides the recipient.'),
  message: nonEmptyText(LONGEST_MESSAGE, 'Ignored: the server decides the text.'),
} satisfies Fields;

export type MessageBody = BodyOf<typeof messageFields>;
