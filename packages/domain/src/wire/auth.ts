/** Specification 7, "Hosted backend: authentication". */
import { strictObject, type InferInput } from 'valibot';
import { LONGEST_NAME, LONGEST_PHONE } from '../limits.ts';
import { text } from './pieces.ts';

/** What a sign-up tells about the person beside e-mail and password. */
export const signUpMetadata = strictObject({ name: text(LONGEST_NAME), phone: text(LONGEST_PHONE) });
export type SignUpMetadata = InferInput<typeof signUpMetadata>;

export const SESSION_EVENTS = ['SIGNED_IN', 'SIGNED_OUT', 'TOKEN_REFRESHED', 'INITIAL_SESSION'] as const;
export type SessionEvent = (typeof SESSION_EVENTS)[number];

export function readSessionEvent(value: unknown): SessionEvent | null {
  return SESSION_EVENTS.find((event) => event === value) ?? null;
}
