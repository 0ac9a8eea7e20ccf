import { placeFields, PLACES_PATH, readRequest, shortMapsLink, type PlaceAnswerBody } from '@zawadeh/domain';
import { Hono } from 'hono';
import { signedIn } from '../http/identifyUser.ts';
import { problem } from '../http/problems.ts';
import { readBody } from '../http/readBody.ts';
import { followMapsLink } from '../places/followMapsLink.ts';
import type { Ports, SignedInEnv } from '../ports.ts';

/** Reads the short link of a map for an admin or the owner of a shop, who says where it is. */
export function placesCall({
  people,
  followMapsLink: follow = followMapsLink(fetch),
}: Pick<Ports, 'people' | 'followMapsLink'>): Hono<SignedInEnv> {
  return new Hono<SignedInEnv>().post(PLACES_PATH, signedIn, async (context) => {
    const { id } = context.get('user');
    if (!(await people.isAdmin(id)) && !(await people.runsStore(id, 'owner')))
      return problem(context, 'not_an_admin');
    const body = await readBody(context, (sent) => readRequest(placeFields, sent));
    if (!body.ok) return body.error;
    const link = shortMapsLink(body.value.link);
    try {
      const { latitude = null, longitude = null } = (link && (await follow(link))) || {};
      return context.json({ latitude, longitude } satisfies PlaceAnswerBody);
    } catch {
      // No connection, or no answer in time.
      return problem(context, 'unavailable');
    }
  });
}
