import { EMPTY, PROFILE_PATH, profileFields, readRequest, type ProfileAnswer } from '@zawadeh/domain';
import { HttpResponse, type HttpHandler } from 'msw';
import type { Pretence } from '../pretence.ts';
import { problem } from '../problems.ts';
import { signedInCall } from './signedInCall.ts';

/** One's own profile, where the table itself refuses it. What is left empty stays as it was. */
export const profile = (pretence: Pretence): HttpHandler =>
  signedInCall(
    pretence,
    PROFILE_PATH,
    (sent) => readRequest(profileFields, sent),
    ({ caller, body }) => {
      if (body.id !== caller.id) return problem('not_yours');
      if (caller.deactivatedAt !== null) return problem('deactivated');
      caller.name = given(body.name) ?? caller.name;
      caller.phone = given(body.phone) ?? caller.phone;
      return HttpResponse.json({ error: null } satisfies ProfileAnswer);
    },
  );

const given = (text: string): string | null => (text.trim() === '' || text === EMPTY ? null : text.trim());
