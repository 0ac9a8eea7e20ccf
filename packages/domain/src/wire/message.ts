/** POST /api/send-message. Its answer is not looked at. */
import { LONGEST_MESSAGE, LONGEST_PHONE } from '../limits.ts';
import type { BodyOf, Fields } from './fields.ts';
import { someText } from './pieces.ts';

/** Both are read and neither is believed: the server knows whom to write to, and what. */
export const messageFields = {
  to: someText(LONGEST_PHONE),
  message: someText(LONGEST_MESSAGE),
} satisfies Fields;

export type MessageBody = BodyOf<typeof messageFields>;
