import { fieldsOf } from '@zawadeh/domain';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../ports.ts';
import { isUpload } from './bodyLimits.ts';
import { problem } from './problems.ts';

const NUL = '\0';

const CONTROL = /\p{Cc}/u;

/**
 * PostgreSQL cannot store NUL in text, and the engine answers NUL or a broken escape with a 500. What it redirects to
 * becomes a header, which cannot hold control characters.
 */
export const readableAddress = createMiddleware<AppEnv>((context, next) =>
  isReadable(context.req.raw.url) ? next() : Promise.resolve(problem(context, 'malformed')),
);

function isReadable(address: string): boolean {
  if (address.includes('%00')) return false;
  const { pathname, searchParams } = new URL(address);
  if (searchParams.getAll('redirect_to').some((target) => CONTROL.test(target))) return false;
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** The engine does not check the types of the fields. */
export const authInput = createMiddleware<AppEnv>(async (context, next) => {
  const body = await sentBody(context);
  return body === null || body === '' || isAuthCall(readObject(body))
    ? next()
    : problem(context, 'malformed');
});

/** Each removed path is a query of its own. A hosted project allows a thousand; the dashboard removes one at a time. */
const MOST_PREFIXES = 50;

/** The engine reads the body as JSON, whatever its content type. Uploads are not read here. */
export const storageInput = createMiddleware<AppEnv>(async (context, next) => {
  const body = isUpload(context) ? null : await sentBody(context);
  const isJson = /^application\/json\b/i.test(context.req.header('content-type') ?? '');
  const isNothing = body === null || (body === '' && !isJson);
  return isNothing || isStorageCall(readObject(body)) ? next() : problem(context, 'malformed');
});

const SORTABLE = ['name', 'id', 'created_at', 'updated_at', 'last_accessed_at'];

const isStorageCall = (body: object | null): boolean => {
  if (body === null) return false;
  const { prefixes, sortBy, ...rest } = fieldsOf(body);
  if (Array.isArray(prefixes) && prefixes.length > MOST_PREFIXES) return false;
  if (sortBy !== undefined && sortBy !== null && !isObject(sortBy)) return false;
  const { column = 'name', order = 'asc' } = fieldsOf(sortBy);
  if (!SORTABLE.some((each) => each === column) || (order !== 'asc' && order !== 'desc')) return false;
  const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
  return Object.values(rest).every((value) => typeof value !== 'number' || isCount(value));
};

/** Errors of the engine that are caused by its input but answered with a 500. */
const INPUT_FAULTS =
  /Invalid input for \w+ type|Maximum call stack|Missing closing quote|tsquery stack too small|prepared statement "?\w*"? does not exist/;

/** Answers unusable input with 400 instead of the engine's 500. */
export const rejectInputFaults = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  if (context.res.status !== 500) return;
  if (INPUT_FAULTS.test(await context.res.clone().text())) context.res = problem(context, 'malformed');
});

/** A copy, because the engine reads the body afterwards. */
const sentBody = async ({ req }: Context): Promise<string | null> =>
  req.method === 'GET' || req.method === 'HEAD' ? null : req.raw.clone().text();

/** Null if it is not an object, or contains text that PostgreSQL cannot store. */
function readObject(text: string): object | null {
  let isStorable = true;
  try {
    const value: unknown = JSON.parse(text, (key, part: unknown) => {
      if (!isStorableText(key) || (typeof part === 'string' && !isStorableText(part))) isStorable = false;
      return part;
    });
    return isStorable && isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Neither NUL nor half a surrogate pair. */
const isStorableText = (text: string): boolean => !text.includes(NUL) && !/\p{Surrogate}/u.test(text);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All other fields are text or empty. */
const AUTH_OBJECTS = ['options', 'gotrue_meta_security'];

const isAuthCall = (body: object | null): boolean =>
  body !== null &&
  Object.entries(body).every(([name, value]) => {
    if (AUTH_OBJECTS.includes(name)) return isObject(value);
    if (name === 'data') return value === null || isObject(value);
    return value === null || typeof value === 'string' || typeof value === 'boolean';
  });
