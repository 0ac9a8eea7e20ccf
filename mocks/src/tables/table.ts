/** A table of the Data API: its rights, and PostgREST's responses. */
import { HttpResponse, http, type HttpHandler } from 'msw';
import { respond, type MockOptions } from '../respond.ts';
import type { MockUser, MockDatabase } from '../database/rows.ts';
import { bearerIn, userOfToken, readToken } from '../database/tokens.ts';
import { columnsIn, filterIn, picked, sorted, type TableRow } from './query.ts';

/** The error response, undefined if the row was written. */
export type RejectedWrite = Response | undefined;

export interface MockTable {
  name: string;
  /** Columns that clients may read. */
  columns: readonly string[];
  /** Computed columns, which `*` does not select. */
  computed?: Record<string, (database: MockDatabase, user: MockUser | null, row: TableRow) => unknown>;
  /** Columns of the primary key, if it is not `id`. */
  key?: readonly string[];
  /** The user is null for a visitor; null as a result denies the table. */
  visible: (database: MockDatabase, user: MockUser | null) => readonly TableRow[] | null;
  /** Returns the inserted row. Absent if no client may insert. */
  insert?: (
    database: MockDatabase,
    user: MockUser,
    sent: TableRow,
    now: number,
    isUpsert: boolean,
  ) => TableRow | Response;
  /** Which rows the user may change; other rows are silently skipped. */
  canWrite?: (user: MockUser, row: TableRow) => boolean;
  update?: (
    database: MockDatabase,
    user: MockUser,
    row: TableRow,
    sent: TableRow,
    now: number,
  ) => RejectedWrite;
  remove?: (database: MockDatabase, user: MockUser, row: TableRow, now: number) => RejectedWrite;
}

export const tableError = (
  status: number,
  code: string,
  message: string,
  more: { details?: string | null; hint?: string | null } = {},
): Response => HttpResponse.json({ code, details: null, hint: null, message, ...more }, { status });

export const policyError = (table: string, how = ''): Response =>
  tableError(403, '42501', `new row violates row-level security policy${how} for table "${table}"`);

export const checkError = (table: string, check: string): Response =>
  tableError(
    400,
    '23514',
    `new row for relation "${table}" violates check constraint "${table}_${check}_check"`,
  );

/** With a content-range header; status 206 for a part, if the total was counted. */
function rowsResponse(
  found: readonly TableRow[],
  offset: number,
  total: number | null,
  status: number,
): Response {
  if (total !== null && offset > 0 && offset >= total) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`;
    return tableError(416, 'PGRST103', 'Requested range not satisfiable', { details });
  }
  const span = found.length === 0 ? '*' : `${offset}-${offset + found.length - 1}`;
  const isPart = total !== null && found.length < total;
  return HttpResponse.json(found as never, {
    status: isPart ? 206 : status,
    headers: { 'content-range': `${span}/${total ?? '*'}` },
  });
}

const addressOf = ({ name }: MockTable): string => `*/rest/v1/${name}`;

export const tableCalls = (options: MockOptions, table: MockTable): HttpHandler[] => [
  tableRead(options, table),
  http.post(
    addressOf(table),
    tableHandler(options, (request) => insertRows(table, request)),
  ),
  http.patch(
    addressOf(table),
    tableHandler(options, (request) => changeRows(table, request, request.sent[0] ?? {})),
  ),
  http.delete(
    addressOf(table),
    tableHandler(options, (request) => changeRows(table, request, null)),
  ),
];

export const tableRead = (options: MockOptions, table: MockTable): HttpHandler =>
  http.get(
    addressOf(table),
    tableHandler(options, (request) => readRows(table, request)),
  );

export const tableHandler =
  (options: MockOptions, handle: (request: TableRequest) => Response) =>
  async ({ request }: { request: Request }): Promise<Response> => {
    const text = await request.clone().text();
    return respond(options, () => {
      const tableRequest = readTableRequest(options, request, text);
      return tableRequest instanceof Response ? tableRequest : handle(tableRequest);
    });
  };

interface TableRequest {
  database: MockDatabase;
  now: number;
  user: MockUser | null;
  query: URLSearchParams;
  prefer: string;
  /** The request accepts a single object instead of a list. */
  isSingle: boolean;
  sent: TableRow[];
}

function readTableRequest(
  { database, now }: MockOptions,
  request: Request,
  text: string,
): TableRequest | Response {
  if (!request.headers.get('apikey')) {
    const hint = 'No `apikey` request header or url param was found.';
    return HttpResponse.json({ message: 'No API key found in request', hint }, { status: 401 });
  }
  const token = bearerIn(request) ?? '';
  const claims = readToken(token);
  if (token.includes('.') && !claims) {
    const details = 'None of the keys was able to decode the JWT';
    return tableError(401, 'PGRST301', 'No suitable key or wrong key type', { details });
  }
  const body: unknown = text === '' ? [] : JSON.parse(text);
  return {
    database,
    now: now(),
    user: claims && userOfToken(database, claims),
    query: new URL(request.url).searchParams,
    prefer: request.headers.get('prefer') ?? '',
    isSingle: (request.headers.get('accept') ?? '').includes('vnd.pgrst.object'),
    sent: (Array.isArray(body) ? body : [body]) as TableRow[],
  };
}

const denied = ({ name }: MockTable, user: MockUser | null): Response =>
  tableError(user ? 403 : 401, '42501', `permission denied for table ${name}`);

const keyOf = ({ key = ['id'] }: MockTable, row: TableRow): string =>
  key.map((column) => String(row[column])).join();

function readRows(table: MockTable, request: TableRequest): Response {
  const { database, user, query } = request;
  const rows = table.visible(database, user);
  if (rows === null) return denied(table, user);
  return selectionResponse(table, request, sorted(rows.filter(filterIn(query)), query.get('order')), 200);
}

function insertRows(table: MockTable, request: TableRequest): Response {
  const { database, user, prefer, sent, now } = request;
  if (!user || !table.insert) return denied(table, user);
  const isUpsert = prefer.includes('resolution=merge-duplicates');
  const rows: TableRow[] = [];
  let isNew = false;
  for (const row of sent) {
    const key = keyOf(table, row);
    const wasThere = isUpsert && table.visible(database, user)?.some((known) => keyOf(table, known) === key);
    const outcome = table.insert(database, user, row, now, isUpsert);
    if (outcome instanceof Response) return outcome;
    rows.push(outcome);
    isNew ||= !wasThere;
  }
  const status = isNew ? 201 : 200;
  if (prefer.includes('return=representation')) return selectionResponse(table, request, rows, status);
  return new HttpResponse(null, { status });
}

/** Rows that the user may not change are no error: they are skipped. */
function changeRows(table: MockTable, request: TableRequest, sent: TableRow | null): Response {
  const { database, user, query, prefer, now } = request;
  const change = sent ? table.update : table.remove;
  if (!user || !change) return denied(table, user);
  const visible = table.visible(database, user) ?? [];
  const rows = visible.filter(filterIn(query)).filter((row) => table.canWrite?.(user, row));
  for (const row of rows) {
    const outcome = sent
      ? table.update?.(database, user, row, sent, now)
      : table.remove?.(database, user, row, now);
    if (outcome) return outcome;
  }
  if (!prefer.includes('return=representation')) return new HttpResponse(null, { status: 204 });
  const keys = new Set(rows.map((row) => keyOf(table, row)));
  const changed = sent
    ? (table.visible(database, user) ?? []).filter((row) => keys.has(keyOf(table, row)))
    : rows;
  return selectionResponse(table, request, changed, 200);
}

function selectionResponse(
  table: MockTable,
  { database, user, query, prefer, isSingle }: TableRequest,
  rows: readonly TableRow[],
  status: number,
): Response {
  const columns = columnsIn(query) ?? table.columns;
  const computed = Object.entries(table.computed ?? {}).filter(([name]) => columns.includes(name));
  const known = [...table.columns, ...computed.map(([name]) => name)];
  const unknown = columns.find((column) => !known.includes(column));
  if (unknown !== undefined)
    return tableError(400, '42703', `column ${table.name}.${unknown} does not exist`);
  const offset = Number(query.get('offset') ?? 0);
  const limit = Number(query.get('limit') ?? rows.length);
  const found = rows.slice(offset, offset + limit).map((row) => ({
    ...picked(row, columns),
    ...Object.fromEntries(computed.map(([name, compute]) => [name, compute(database, user, row)])),
  }));
  if (!isSingle)
    return rowsResponse(found, offset, prefer.includes('count=exact') ? rows.length : null, status);
  if (found.length !== 1) {
    const details = `The result contains ${found.length} rows`;
    return tableError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', { details });
  }
  return HttpResponse.json(found[0] as never, {
    status,
    headers: { 'content-type': 'application/vnd.pgrst.object+json; charset=utf-8' },
  });
}
