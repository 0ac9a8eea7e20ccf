/**
 * POST {backend}/api/store/invitations: an owner of a shop, or an admin, invites one person to its team.
 * POST {backend}/api/store/invitation: what the link of an invitation says, also before signing in.
 */
import { LONGEST_EMAIL } from '../limits.ts';
import { STORE_ROLES, type StoreRole } from '../shops/members.ts';
import type { BodyOf, Fields } from './fields.ts';
import type { InvitationState } from './invitationLink.ts';
import { nonEmptyText, oneOf, secret, uuid } from './pieces.ts';

export const invitationFields = {
  store_id: uuid('The shop.'),
  email: nonEmptyText(LONGEST_EMAIL, 'The account that can accept it; the case of letters is ignored.'),
  role: oneOf(STORE_ROLES, 'The role in the team.'),
  language: oneOf(['en', 'ar'], 'The language of the letter.'),
} satisfies Fields;

export type InvitationBody = BodyOf<typeof invitationFields>;

export interface InvitationAnswerBody {
  /** With the secret, which nobody can read later. */
  link: string;
  expires_at: string;
  is_sent: boolean;
}

export const invitationStateFields = { secret: secret('The secret of the link.') } satisfies Fields;

/** What it invites to is missing where it is over. */
export interface InvitationStateBody {
  state: InvitationState;
  /** The name of the person who can send another one. */
  from: string | null;
  store_id?: string;
  store?: string;
  store_ar?: string | null;
  role?: StoreRole;
  email?: string;
  expires_at?: string;
}
