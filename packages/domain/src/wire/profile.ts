/** Specification 7, POST {backend}/api/users/upsert, and the same row written to the table `users`. */
import {
  maxLength,
  object,
  picklist,
  pipe,
  strictObject,
  string,
  type InferInput,
  type InferOutput,
} from 'valibot';
import { ROLES } from '../accounts/profile.ts';
import { LONGEST_EMAIL, LONGEST_NAME } from '../limits.ts';
import { id, said, text } from './pieces.ts';

export const profileRequest = strictObject({
  id,
  email: pipe(string(), maxLength(LONGEST_EMAIL)),
  name: text(LONGEST_NAME),
  phone: text(LONGEST_NAME),
  /** Read and not believed: nobody gives themselves a role. */
  role: picklist(ROLES),
});

export type ProfileBody = InferInput<typeof profileRequest>;

export const profileAnswer = object({ error: said() });
export type ProfileAnswer = InferOutput<typeof profileAnswer>;
