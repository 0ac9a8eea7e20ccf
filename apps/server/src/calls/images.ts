import { IMAGE_TYPES, IMAGES_PATH, LARGEST_IMAGE_BYTES } from '@zawadeh/domain';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { bodyLimit } from '../http/bodyLimit.ts';
import { problem } from '../http/problems.ts';
import { signedIn } from '../http/identifyUser.ts';
import { cleanPicture } from '../pictures/cleanPicture.ts';
import type { Ports, SignedInEnv } from '../ports.ts';

type Needs = Pick<Ports, 'people' | 'storeImage' | 'config'>;

/** Takes a picture from an admin or a member of a shop, checks and rewrites it, and stores it publicly only then. */
export function imagesCall({ people, storeImage, config }: Needs): Hono<SignedInEnv> {
  const withRight = createMiddleware<SignedInEnv>(async (context, next) => {
    const { id } = context.get('user');
    if ((await people.isAdmin(id)) || (await people.runsStore(id, 'staff'))) return next();
    return problem(context, 'not_an_admin');
  });
  const atMost = bodyLimit<SignedInEnv>(() => LARGEST_IMAGE_BYTES, 'picture_too_large');

  // The right is checked first, so that no bytes of other users are read.
  return new Hono<SignedInEnv>().post(IMAGES_PATH, signedIn, withRight, atMost, async (context) => {
    if (!isPictureType(context.req.header('content-type') ?? '')) return problem(context, 'not_a_picture');
    const picture = cleanPicture(new Uint8Array(await context.req.arrayBuffer()));
    if (!picture.ok) return problem(context, picture.error);
    const { path, url } = await storeImage(picture.value.bytes, picture.value.type);
    // If this server is the project, an address without a host stays valid under any host name.
    const address = config.supabaseUrl === '' ? new URL(url).pathname : url;
    return context.json({ url: address, path }, 201);
  });
}

/**
 * Which of the three types the header names does not matter: browsers go by the file name, and the bytes are checked.
 */
const isPictureType = (header: string): boolean =>
  Object.hasOwn(IMAGE_TYPES, (header.split(';')[0] ?? '').trim().toLowerCase());
