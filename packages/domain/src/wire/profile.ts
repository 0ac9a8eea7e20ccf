/** POST {backend}/api/users/upsert, and what browsers write to the table `users`. */
import { ROLES } from '../accounts/profile.ts';
import { LONGEST_EMAIL, LONGEST_NAME, LONGEST_PHONE } from '../limits.ts';
import type { AnswerOf, BodyOf, Fields } from './fields.ts';
import { id, oneOf, said, someText, text } from './pieces.ts';

export const profileFields = {
  id,
  email: text(LONGEST_EMAIL),
  name: text(LONGEST_NAME),
  phone: text(LONGEST_PHONE),
  /** Read and not believed: nobody gives themselves a role. */
  role: oneOf(ROLES),
} satisfies Fields;

export type ProfileBody = BodyOf<typeof profileFields>;

export const profileAnswer = { error: said() } satisfies Fields;
export type ProfileAnswer = AnswerOf<typeof profileAnswer>;

/** What people tell about themselves at sign-up, and change of their own row. */
export const contactFields = {
  name: someText(LONGEST_NAME),
  phone: someText(LONGEST_PHONE),
} satisfies Fields;
export type ContactBody = BodyOf<typeof contactFields>;

/** What an admin changes of another's. */
export const promotionFields = { role: oneOf(['admin']) } satisfies Fields;
export type PromotionBody = BodyOf<typeof promotionFields>;
