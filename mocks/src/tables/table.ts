/** A table as the Data API offers it: who may do what with it, and what is answered to everybody else. */
import { HttpResponse, http, type HttpHandler } from 'msw';
import { answeredIn, type Pretence } from '../pretence.ts';
import type { Person, World } from '../world/rows.ts';
import { bearerIn, holderOf, readToken } from '../world/tokens.ts';
import { columnsIn, filterIn, picked, sorted, type Row } from './query.ts';

/** A refusal, or nothing where it was done. */
export type Outcome = Response | undefined;

export interface Table {
  name: string;
  /** That clients may read. */
  columns: readonly string[];
  /** Null is a visitor. */
  visible: (world: World, caller: Person | null) => readonly Row[] | null;
  /** The row as it was written. Absent where nobody may. */
  insert?: (world: World, caller: Person, sent: Row, now: number, isUpsert: boolean) => Row | Response;
  /** Which rows the caller's changes reach; to all others nothing happens. */
  reaches?: (caller: Person, row: Row) => boolean;
  update?: (world: World, caller: Person, row: Row, sent: Row, now: number) => Outcome;
  remove?: (world: World, caller: Person, row: Row, now: number) => Outcome;
}

export const refusal = (
  status: number,
  code: string,
  message: string,
  more: { details?: string | null; hint?: string | null } = {},
): Response => HttpResponse.json({ code, details: null, hint: null, message, ...more }, { status });

export const brokenRule = (table: string, how = ''): Response =>
  refusal(403, '42501', `new row violates row-level security policy${how} for table "${table}"`);

export const brokenCheck = (table: string, check: string): Response =>
  refusal(
    400,
    '23514',
    `new row for relation "${table}" violates check constraint "${table}_${check}_check"`,
  );

/** Which of how many they are stands beside them; a part of them is told as one where all were counted. */
function listed(found: readonly Row[], offset: number, total: number | null, status: number): Response {
  if (total !== null && offset > 0 && offset >= total) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`;
    return refusal(416, 'PGRST103', 'Requested range not satisfiable', { details });
  }
  const span = found.length === 0 ? '*' : `${offset}-${offset + found.length - 1}`;
  const isPart = total !== null && found.length < total;
  return HttpResponse.json(found as never, {
    status: isPart ? 206 : status,
    headers: { 'content-range': `${span}/${total ?? '*'}` },
  });
}

const addressOf = ({ name }: Table): string => `*/rest/v1/${name}`;

export const tableCalls = (pretence: Pretence, table: Table): HttpHandler[] => [
  tableRead(pretence, table),
  http.post(
    addressOf(table),
    answering(pretence, (asked) => written(table, asked)),
  ),
  http.patch(
    addressOf(table),
    answering(pretence, (asked) => changed(table, asked, asked.sent[0] ?? {})),
  ),
  http.delete(
    addressOf(table),
    answering(pretence, (asked) => changed(table, asked, null)),
  ),
];

export const tableRead = (pretence: Pretence, table: Table): HttpHandler =>
  http.get(
    addressOf(table),
    answering(pretence, (asked) => read(table, asked)),
  );

export const answering =
  (pretence: Pretence, answer: (asked: Asked) => Response) =>
  async ({ request }: { request: Request }): Promise<Response> => {
    const text = await request.clone().text();
    return answeredIn(pretence, () => {
      const asked = askedIn(pretence, request, text);
      return asked instanceof Response ? asked : answer(asked);
    });
  };

interface Asked {
  world: World;
  now: number;
  caller: Person | null;
  query: URLSearchParams;
  prefer: string;
  /** One object is asked for, not a list. */
  isSingle: boolean;
  sent: Row[];
}

function askedIn({ world, now }: Pretence, request: Request, text: string): Asked | Response {
  if (!request.headers.get('apikey')) {
    const hint = 'No `apikey` request header or url param was found.';
    return HttpResponse.json({ message: 'No API key found in request', hint }, { status: 401 });
  }
  const token = bearerIn(request) ?? '';
  const claims = readToken(token);
  if (token.includes('.') && !claims) {
    const details = 'None of the keys was able to decode the JWT';
    return refusal(401, 'PGRST301', 'No suitable key or wrong key type', { details });
  }
  const body: unknown = text === '' ? [] : JSON.parse(text);
  return {
    world,
    now: now(),
    caller: claims && holderOf(world, claims),
    query: new URL(request.url).searchParams,
    prefer: request.headers.get('prefer') ?? '',
    isSingle: (request.headers.get('accept') ?? '').includes('vnd.pgrst.object'),
    sent: (Array.isArray(body) ? body : [body]) as Row[],
  };
}

const denied = ({ name }: Table, caller: Person | null): Response =>
  refusal(caller ? 403 : 401, '42501', `permission denied for table ${name}`);

function read(table: Table, asked: Asked): Response {
  const { world, caller, query } = asked;
  const rows = table.visible(world, caller);
  if (rows === null) return denied(table, caller);
  return rowsAnswer(table, asked, sorted(rows.filter(filterIn(query)), query.get('order')), 200);
}

function written(table: Table, asked: Asked): Response {
  const { world, caller, prefer, sent, now } = asked;
  if (!caller || !table.insert) return denied(table, caller);
  const isUpsert = prefer.includes('resolution=merge-duplicates');
  const rows: Row[] = [];
  for (const row of sent) {
    const wasThere = isUpsert && table.visible(world, caller)?.some(({ id }) => id === row.id);
    const outcome = table.insert(world, caller, row, now, isUpsert);
    if (outcome instanceof Response) return outcome;
    if (!wasThere) rows.push(outcome);
  }
  if (prefer.includes('return=representation')) return rowsAnswer(table, asked, rows, 201);
  return new HttpResponse(null, { status: rows.length > 0 ? 201 : 200 });
}

/** Rows that the caller does not reach are no error: nothing was there to change. */
function changed(table: Table, asked: Asked, sent: Row | null): Response {
  const { world, caller, query, prefer, now } = asked;
  const change = sent ? table.update : table.remove;
  if (!caller || !change) return denied(table, caller);
  const visible = table.visible(world, caller) ?? [];
  const reached = visible.filter(filterIn(query)).filter((row) => table.reaches?.(caller, row));
  for (const row of reached) {
    const outcome = sent
      ? table.update?.(world, caller, row, sent, now)
      : table.remove?.(world, caller, row, now);
    if (outcome) return outcome;
  }
  if (!prefer.includes('return=representation')) return new HttpResponse(null, { status: 204 });
  const ids = new Set(reached.map(({ id }) => id));
  const now_there = sent ? (table.visible(world, caller) ?? []).filter(({ id }) => ids.has(id)) : reached;
  return rowsAnswer(table, asked, now_there, 200);
}

function rowsAnswer(
  table: Table,
  { query, prefer, isSingle }: Asked,
  rows: readonly Row[],
  status: number,
): Response {
  const columns = columnsIn(query) ?? table.columns;
  const unknown = columns.find((column) => !table.columns.includes(column));
  if (unknown !== undefined) return refusal(400, '42703', `column ${table.name}.${unknown} does not exist`);
  const offset = Number(query.get('offset') ?? 0);
  const limit = Number(query.get('limit') ?? rows.length);
  const found = rows.slice(offset, offset + limit).map((row) => picked(row, columns));
  if (!isSingle) return listed(found, offset, prefer.includes('count=exact') ? rows.length : null, status);
  if (found.length !== 1) {
    const details = `The result contains ${found.length} rows`;
    return refusal(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', { details });
  }
  return HttpResponse.json(found[0] as never, {
    status,
    headers: { 'content-type': 'application/vnd.pgrst.object+json; charset=utf-8' },
  });
}
