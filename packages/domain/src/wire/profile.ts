/** POST {backend}/api/users/upsert, and the browser's writes to the table `users`. */
import { ROLES } from '../accounts/profile.ts';
import { LONGEST_EMAIL, LONGEST_NAME, LONGEST_PHONE } from '../limits.ts';
import type { AnswerOf, BodyOf, Fields } from './fields.ts';
import { id, oneOf, shortText, nonEmptyText, text } from './pieces.ts';

export const profileFields = {
  id: id('The signed-in user; any other id is rejected.'),
  email: text(LONGEST_EMAIL, 'Ignored: the address of the account is used.'),
  name: text(LONGEST_NAME, 'An empty text changes nothing.'),
  phone: text(LONGEST_PHONE, 'An empty text changes nothing.'),
  role: oneOf(ROLES, 'Ignored: users cannot change their own role.'),
} satisfies Fields;

export type ProfileBody = BodyOf<typeof profileFields>;

export const profileAnswer = { error: shortText() } satisfies Fields;
export type ProfileAnswer = AnswerOf<typeof profileAnswer>;

/** The contact data of a sign-up, and of changes to one's own row. */
export const contactFields = {
  name: nonEmptyText(LONGEST_NAME),
  phone: nonEmptyText(LONGEST_PHONE),
} satisfies Fields;
export type ContactBody = BodyOf<typeof contactFields>;

/** An admin's change of another user's role. */
export const promotionFields = { role: oneOf(['admin']) } satisfies Fields;
export type PromotionBody = BodyOf<typeof promotionFields>;
