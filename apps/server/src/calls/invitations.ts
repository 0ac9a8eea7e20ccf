import {
  INVITATION_PATH,
  INVITATIONS_PATH,
  invitationFields,
  invitationStateFields,
  readRequest,
  type InvitationStateBody,
} from '@zawadeh/domain';
import { Hono } from 'hono';
import { signedIn } from '../http/identifyUser.ts';
import { problem } from '../http/problems.ts';
import { readBody } from '../http/readBody.ts';
import { invite } from '../messages/invite.ts';
import type { Ports, UserEnv } from '../ports.ts';

/** Invitations to the team of a shop, by its owners and by admins, and what their links say. */
export function invitationsCall(
  ports: Pick<Ports, 'people' | 'linkOrigin' | 'sendLetter' | 'log'>,
): Hono<UserEnv> {
  const calls = new Hono<UserEnv>().post(INVITATION_PATH, async (context) => {
    const body = await readBody(context, (sent) => readRequest(invitationStateFields, sent));
    if (!body.ok) return body.error;
    const state = await ports.people.invitationState(body.value.secret, context.get('user')?.id ?? null);
    return context.json(state satisfies InvitationStateBody);
  });
  calls.post(INVITATIONS_PATH, signedIn, async (context) => {
    const body = await readBody(context, (sent) => readRequest(invitationFields, sent));
    if (!body.ok) return body.error;
    const sent = await invite(ports, context.get('user').id, body.value);
    return sent.ok ? context.json(sent.value) : problem(context, sent.error.code);
  });
  return calls;
}
