import {
  EMPTY,
  MESSAGE_PATH,
  messageFields,
  PROFILE_PATH,
  profileFields,
  readRequest,
  type ProfileAnswer,
} from '@zawadeh/domain';
import { Hono } from 'hono';
import { problem } from '../http/problems.ts';
import { readBody } from '../http/readBody.ts';
import { signedIn } from '../http/identifyUser.ts';
import type { Ports, SignedInEnv } from '../ports.ts';

const given = (text: string): string | null => (text.trim() === '' || text === EMPTY ? null : text.trim());

/** The user's own profile and their message to the shop; the user is taken from the token alone. */
export function peopleCalls({ orders, people }: Pick<Ports, 'orders' | 'people'>): Hono<SignedInEnv> {
  return new Hono<SignedInEnv>()
    .post(PROFILE_PATH, signedIn, async (context) => {
      const body = await readBody(context, (sent) => readRequest(profileFields, sent));
      if (!body.ok) return body.error;
      const { id, email } = context.get('user');
      if (body.value.id !== id) return problem(context, 'not_yours');
      const saved = await people.saveProfile(id, email, given(body.value.name), given(body.value.phone));
      return saved.ok
        ? context.json({ error: null } satisfies ProfileAnswer)
        : problem(context, saved.error.code);
    })
    .post(MESSAGE_PATH, signedIn, async (context) => {
      const body = await readBody(context, (sent) => readRequest(messageFields, sent));
      if (!body.ok) return body.error;
      // The user chooses neither the recipient nor the text.
      await orders.notifySupport(context.get('user').id);
      return context.json({}, 202);
    });
}
