import { placeFields, PLACES_PATH, readRequest, shortMapsLink, type PlaceAnswerBody } from '@zawadeh/domain';
import { HttpResponse, type HttpHandler } from 'msw';
import { isAdmin } from '../database/users.ts';
import { errorResponse, type MockOptions } from '../respond.ts';
import { signedInCall } from './signedInCall.ts';

/** Every short link leads to the clock tower. */
export const findPlace = (options: MockOptions): HttpHandler =>
  signedInCall(
    options,
    PLACES_PATH,
    (sent) => readRequest(placeFields, sent),
    ({ user, body: { link } }) => {
      if (!isAdmin(user)) return errorResponse('not_an_admin');
      const isRead = shortMapsLink(link) !== null;
      return HttpResponse.json({
        latitude: isRead ? 34.4367 : null,
        longitude: isRead ? 35.8497 : null,
      } satisfies PlaceAnswerBody);
    },
  );
