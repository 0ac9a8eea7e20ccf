import { IMAGES_PATH, LARGEST_BODY_BYTES } from '@zawadeh/domain';
import type { Context } from 'hono';
import type { AppEnv, Ports } from '../ports.ts';
import { bodyLimit } from './bodyLimit.ts';
import { bearerToken } from './identifyUser.ts';

const MIB = 1024 ** 2;
/** Other storage calls (list, remove, move …) send a little JSON. */
const UPLOAD =
  /^\/storage\/v1\/object\/(?!(?:list|list-v2|info|move|copy|sign|upload|authenticated|public)\/)[^/]+\/./;
const LARGEST_UPLOAD = 2 * MIB;
/** The boundaries and fields around the file need some bytes too. */
const LARGEST_FORM = 3 * MIB;

export const isUpload = ({ req: { method, path } }: Context): boolean =>
  (method === 'POST' || method === 'PUT') && UPLOAD.test(path);

export const isForm = ({ req }: Context): boolean =>
  /^multipart\/form-data\b/i.test(req.header('content-type') ?? '');

/** For every route there is, also for those that are yet to come and for those that read no body. */
export const bodyLimits = ({ isSigned = () => false }: Pick<Ports, 'isSigned'>) =>
  bodyLimit<AppEnv>((context) => {
    const { method, path } = context.req;
    // Limited there, once it is known that an admin asks: nobody else's bytes are read at all.
    if (method === 'POST' && path === IMAGES_PATH) return null;
    // Nobody may upload without an account, so nobody's bytes are read for that.
    if (!isUpload(context) || !isSigned(bearerToken(context) ?? '')) return LARGEST_BODY_BYTES;
    return isForm(context) ? LARGEST_FORM : LARGEST_UPLOAD;
  });
