/** Specification 7, POST /api/send-message. Its answer is not looked at. */
import { strictObject, type InferInput } from 'valibot';
import { LONGEST_MESSAGE, LONGEST_PHONE } from '../limits.ts';
import { someText } from './pieces.ts';

/** Both are read and neither is believed: the server knows whom to write to, and what. */
export const messageRequest = strictObject({
  to: someText(LONGEST_PHONE),
  message: someText(LONGEST_MESSAGE),
});

export type MessageBody = InferInput<typeof messageRequest>;
