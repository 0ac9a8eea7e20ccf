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
import { isRefused } from '../database/answer.ts';
import { problem } from '../http/problems.ts';
import { readBody } from '../http/readBody.ts';
import { signedIn } from '../http/callers.ts';
import type { Ports, SignedInEnv } from '../ports.ts';

const given = (text: string): string | null => (text.trim() === '' || text === EMPTY ? null : text.trim());

/** One's own profile, and one's word to the shop; who one is comes from the token alone. */
export function peopleCalls({ orders, people }: Pick<Ports, 'orders' | 'people'>): Hono<SignedInEnv> {
  return new Hono<SignedInEnv>()
    .post(PROFILE_PATH, signedIn, async (context) => {
      const body = await readBody(context, (sent) => readRequest(profileFields, sent));
      if ('answer' in body) return body.answer;
      const { id, email } = context.get('caller');
      if (body.value.id !== id) return problem(context, 'not_yours');
      const saved = await people.saveProfile(id, email, given(body.value.name), given(body.value.phone));
      return isRefused(saved)
        ? problem(context, 'deactivated')
        : context.json({ error: null } satisfies ProfileAnswer);
    })
    .post(MESSAGE_PATH, signedIn, async (context) => {
      const body = await readBody(context, (sent) => readRequest(messageFields, sent));
      if ('answer' in body) return body.answer;
      // Neither the number nor the text is the caller's to choose.
      await orders.tellSupport(context.get('caller').id);
      return context.json({}, 202);
    });
}
