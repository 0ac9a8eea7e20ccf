import { IMAGES_PATH, LARGEST_BODY_BYTES } from '@zawadeh/domain';
import type { Context } from 'hono';
import type { AppEnv, Ports } from '../ports.ts';
import { bodyLimit } from './bodyLimit.ts';
import { bearerToken } from './identifyUser.ts';
import { tokenClaims } from './tokenClaims.ts';

const MIB = 1024 ** 2;
/** Other storage calls (list, remove, move …) send a little JSON. */
const UPLOAD =
  /^\/storage\/v1\/object\/(?!(?:list|list-v2|info|move|copy|sign|upload|authenticated|public)\/)[^/]+\/./;
const LARGEST_UPLOAD = 2 * MIB;
/** Two hundred plans, seven days each, are saved in one transaction. */
const WEEK_PATH = '/rest/v1/rpc/save_bag_days';
const LARGEST_WEEK = MIB / 4;
/** The boundaries and fields around the file need some bytes too. */
const LARGEST_FORM = 3 * MIB;

export const isUpload = ({ req: { method, path } }: Context): boolean =>
  (method === 'POST' || method === 'PUT') && UPLOAD.test(path);

export const isForm = ({ req }: Context): boolean =>
  /^multipart\/form-data\b/i.test(req.header('content-type') ?? '');

/** Applies to every route, also to later routes and to routes that read no body. */
export const bodyLimits = ({ isSigned = () => false, people }: Pick<Ports, 'isSigned' | 'people'>) =>
  bodyLimit<AppEnv>(async (context) => {
    const { method, path } = context.req;
    // That route sets its own limit after it has checked for an admin, so that no bytes of other users are read.
    if (method === 'POST' && path === IMAGES_PATH) return null;
    const isWeek = method === 'POST' && path === WEEK_PATH;
    // Both need an account, so a larger body is read only with a signed token.
    const token = bearerToken(context) ?? '';
    if ((!isWeek && !isUpload(context)) || !isSigned(token)) return LARGEST_BODY_BYTES;
    if (isWeek) {
      // The engine parses the whole body before the function refuses a user who is no admin.
      const { sub } = tokenClaims(token);
      return typeof sub === 'string' && (await people.isAdmin(sub)) ? LARGEST_WEEK : LARGEST_BODY_BYTES;
    }
    return isForm(context) ? LARGEST_FORM : LARGEST_UPLOAD;
  });
