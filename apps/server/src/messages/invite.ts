import {
  invitationLink,
  newSecret,
  secretHash,
  type InvitationAnswerBody,
  type InvitationBody,
} from '@zawadeh/domain';
import type { CallResult } from '../database/callResult.ts';
import type { Ports } from '../ports.ts';
import { invitationLetter } from './invitationLetter.ts';

/**
 * Invites a person to the team of a shop. The link works even if its letter cannot be sent: it is answered too, and can be
 * passed on by hand.
 */
export async function invite(
  { people, linkOrigin, sendLetter, log }: Pick<Ports, 'people' | 'linkOrigin' | 'sendLetter' | 'log'>,
  actor: string,
  body: InvitationBody,
): Promise<CallResult<InvitationAnswerBody>> {
  const secret = newSecret();
  const made = await people.inviteToStore(actor, body, await secretHash(secret));
  if (!made.ok) return made;
  const link = invitationLink(linkOrigin, secret);
  const isSent = await sendLetter?.(invitationLetter(made.value, body, link)).then(
    () => true,
    (error: unknown) => {
      log('The letter of an invitation was not sent', error);
      return false;
    },
  );
  return { ok: true, value: { link, expires_at: made.value.expires_at, is_sent: isSent === true } };
}
