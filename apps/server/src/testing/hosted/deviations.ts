/** Where real PostgREST answers otherwise than the embedded engine on the same database, and what was done about it. */
import type { ApiCall } from '../shopClient.ts';

export type DeviationSender = 'visitor' | 'member' | 'admin' | 'expired' | 'forged' | 'noToken';

export interface Deviation {
  about: string;
  call: ApiCall;
  by?: DeviationSender;
  /** Status, then the code and message of an error, or the rows. */
  embedded: string;
  postgrest: string;
  done: string;
}

const STORES = '/rest/v1/stores?select=id';
const MISSING_EXTENSION =
  'nothing: hosted projects have the extension pg_safeupdate and answer as the engine does; this PostgreSQL lacks it';
const WORDS = 'nothing: the product reads the code; newer versions have the engine’s words';
const NO_QUOTES = 'nothing: no query of the product has quotes there';
const NO_NUL = 'nothing: forms and server reject NUL before';
const NOT_ASKED = 'nothing: the product never asks';

/** `A "quoted" shop` is the name of one shop. */
export const QUOTED_SHOP = 'A "quoted" shop';

export const DEVIATIONS: readonly Deviation[] = [
  {
    about: 'a page that begins right behind the last row',
    call: { path: `${STORES}&offset=23&limit=10`, headers: { prefer: 'count=exact' } },
    embedded: '416 PGRST103 Requested range not satisfiable',
    postgrest: '206 no rows',
    done: '`fetchPageOf` (`apps/web/src/features/admin/query.ts`) shows the last page for both',
  },
  {
    about: 'PATCH without a filter',
    call: { method: 'PATCH', path: '/rest/v1/surprise_bags', body: { title: 'x' } },
    by: 'member',
    embedded: '400 21000 UPDATE requires a WHERE clause',
    postgrest: '204',
    done: MISSING_EXTENSION,
  },
  {
    about: 'DELETE without a filter',
    call: { method: 'DELETE', path: '/rest/v1/surprise_bags' },
    by: 'member',
    embedded: '400 21000 DELETE requires a WHERE clause',
    postgrest: '204',
    done: MISSING_EXTENSION,
  },
  {
    about: 'PATCH with a limit and no order',
    call: { method: 'PATCH', path: '/rest/v1/stores?limit=1', body: { name_ar: 'x' } },
    by: 'member',
    embedded: '400 21000 UPDATE requires a WHERE clause',
    postgrest: "400 PGRST109 A 'limit' was applied without an explicit 'order'",
    done: NOT_ASKED,
  },
  {
    about: 'a quoted text after `eq`',
    call: { path: `${STORES}&name=eq.%22Al-Tell%20Oven%22` },
    embedded: '200 1 row',
    postgrest: '200 no rows',
    done: NO_QUOTES,
  },
  {
    about: 'a quoted text with escaped quotes inside `or`',
    call: { path: `${STORES}&or=(name.eq.%22A%20%5C%22quoted%5C%22%20shop%22)` },
    embedded: '200 no rows',
    postgrest: '200 1 row',
    done: NO_QUOTES,
  },
  {
    about: 'NUL in a filter',
    call: { path: `${STORES}&name=eq.%00` },
    embedded: '400 22021 invalid byte sequence for encoding "UTF8": 0x00',
    postgrest: '200 no rows',
    done: NO_NUL,
  },
  {
    about: 'NUL in a text',
    call: { path: '/rest/v1/stores', body: { name: 'a\0b' } },
    by: 'admin',
    embedded: '400 22021 invalid byte sequence for encoding "UTF8": 0x00',
    postgrest: '400 22P05 unsupported Unicode escape sequence',
    done: NO_NUL,
  },
  {
    about: 'bytes that are no UTF-8 in an argument',
    call: { path: '/rest/v1/rpc/settle?p_external_id=1&p_outcome=%ff' },
    embedded: '401 42501 permission denied for function settle',
    postgrest: '500',
    done: NOT_ASKED,
  },
  {
    about: 'an offset beyond every number',
    call: { path: `${STORES}&offset=1${'0'.repeat(30)}` },
    embedded: '400 22P02 invalid input syntax for type bigint: "1e+30"',
    postgrest: `400 22003 value "1${'0'.repeat(30)}" is out of range for type bigint`,
    done: NOT_ASKED,
  },
  {
    about: 'an expired token',
    call: { path: STORES },
    by: 'expired',
    embedded: '401 PGRST303 JWT expired',
    postgrest: '401 PGRST301 JWT expired',
    done: 'nothing: the product goes by the status; newer versions have the engine’s code',
  },
  {
    about: 'a token with a wrong signature',
    call: { path: STORES },
    by: 'forged',
    embedded: '401 PGRST301 No suitable key or wrong key type',
    postgrest: '401 PGRST301 JWSError JWSInvalidSignature',
    done: WORDS,
  },
  {
    about: 'a token that is none',
    call: { path: STORES },
    by: 'noToken',
    embedded: '200 23 rows',
    postgrest: '401 PGRST301 JWSError (CompactDecodeError Invalid number of parts: Expected 3 parts; got 1)',
    done: 'nothing: the engine takes its sender for a visitor, who may not do more',
  },
  {
    about: 'one row wanted, none found',
    call: { path: `${STORES}&id=is.null`, headers: { accept: 'application/vnd.pgrst.object+json' } },
    embedded: '406 PGRST116 Cannot coerce the result to a single JSON object',
    postgrest: '406 PGRST116 JSON object requested, multiple (or no) rows returned',
    done: WORDS,
  },
  {
    about: 'an unknown table',
    call: { path: '/rest/v1/nothing' },
    embedded: "404 PGRST205 Could not find the table 'public.nothing' in the schema cache",
    postgrest: '404 42P01 relation "public.nothing" does not exist',
    done: `${NOT_ASKED}; newer versions have the engine’s code`,
  },
  {
    about: 'an unknown column in a new row',
    call: { path: '/rest/v1/stores', body: { nothing: 1 } },
    by: 'admin',
    embedded: "400 PGRST204 Could not find the 'nothing' column of 'stores' in the schema cache",
    postgrest: "400 PGRST204 Column 'nothing' of relation 'stores' does not exist",
    done: WORDS,
  },
  {
    about: 'another schema',
    call: { path: STORES, headers: { 'accept-profile': 'auth' } },
    embedded: '406 PGRST106 Invalid schema: auth',
    postgrest: '406 PGRST106 The schema must be one of the following: public',
    done: WORDS,
  },
  {
    about: 'the list of everything, `/rest/v1/`',
    call: { path: '/rest/v1/' },
    embedded: '403 You cannot consume this service',
    postgrest: '200 of type application/openapi+json',
    done: 'nothing: it names what visitors may read anyway',
  },
  {
    about: 'a query’s plan',
    call: { path: STORES, headers: { accept: 'application/vnd.pgrst.plan+json' } },
    embedded:
      '406 PGRST107 None of these media types are available: application/vnd.pgrst.plan+json; for="application/json"',
    postgrest:
      '415 PGRST107 None of these media types are available: application/vnd.pgrst.plan+json; for="application/json"',
    done: NOT_ASKED,
  },
];
