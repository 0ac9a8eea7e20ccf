import { EMPTY, PROFILE_PATH, profileFields, readRequest, type ProfileAnswer } from '@zawadeh/domain';
import { HttpResponse, type HttpHandler } from 'msw';
import { type MockOptions, errorResponse } from '../respond.ts';
import { signedInCall } from './signedInCall.ts';

/** Writes the signed-in user's profile where the table rejects it. Empty fields stay unchanged. */
export const profile = (options: MockOptions): HttpHandler =>
  signedInCall(
    options,
    PROFILE_PATH,
    (sent) => readRequest(profileFields, sent),
    ({ user, body }) => {
      if (body.id !== user.id) return errorResponse('not_yours');
      if (user.deactivatedAt !== null) return errorResponse('deactivated');
      user.name = readGiven(body.name) ?? user.name;
      user.phone = readGiven(body.phone) ?? user.phone;
      return HttpResponse.json({ error: null } satisfies ProfileAnswer);
    },
  );

const readGiven = (text: string): string | null =>
  text.trim() === '' || text === EMPTY ? null : text.trim();
