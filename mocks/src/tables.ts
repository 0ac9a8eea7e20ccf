/** The tables of the Data API: PostgREST's queries and writes on the rows of the mock database. */
import { foldForSearch } from '@zawadeh/domain';
import { bagTableRow } from '@zawadeh/domain/examples';
import { HttpResponse, type HttpHandler } from 'msw';
import { answer, tableError, type MockCall, type MockOptions } from './answer.ts';
import { hasCounter, ownHandovers } from './database/handovers.ts';
import { auditEntries } from './database/log.ts';
import { NEW_STORE } from './database/newRows.ts';
import { timestamp, type MockDatabase, type MockUser } from './database/rows.ts';
import { isAdmin } from './database/users.ts';
import { changedAtOnce } from './store.ts';
import { filterIn, sorted, type TableRow } from './query.ts';

interface MockTable {
  name: string;
  /** The columns of the primary key. */
  key?: readonly string[];
  rows: (database: MockDatabase) => object[];
  /** Without it every user sees every row. */
  isVisible?: (user: MockUser, row: TableRow) => boolean;
  /** Columns that no client reads. */
  hidden?: readonly string[];
  /** Columns that are computed from a row; the last ones only where they are named. */
  computed?: (row: TableRow, call: MockCall) => TableRow;
  onlyNamed?: readonly string[];
  /** The columns that a caller may write. */
  written?: (call: MockCall<TableRow>) => TableRow;
  /** What a new row has besides. */
  added?: (call: MockCall) => TableRow;
  /** What a written row has besides. */
  changed?: (row: TableRow, call: MockCall) => TableRow;
  /** What a deleted row has, where it stays. */
  removed?: (call: MockCall) => TableRow;
}

const forAdmins = (user: MockUser): boolean => isAdmin(user);
const ofUser = (user: MockUser, row: TableRow): boolean => row.user_id === user.id;
const searchable = (...texts: unknown[]): string =>
  foldForSearch(texts.filter((text) => typeof text === 'string').join(' '));

const users: MockTable = {
  name: 'users',
  rows: ({ people }) => people,
  isVisible: (user, row) => row.id === user.id || (isAdmin(user) && row.deactivated_at === null),
  hidden: ['password', 'isConfirmed', 'lastSignInAt', 'metadata'],
  computed: ({ id, name, email, phone }, { database: { members } }) => ({
    found_by: searchable(name, email, phone),
    store_members: members.filter(({ user_id }) => user_id === id).map(({ store_id }) => ({ store_id })),
  }),
  onlyNamed: ['store_members'],
  written: ({ request, sent: { role, name, phone } }) =>
    request.method === 'PATCH' && role !== undefined ? { role } : { name, phone },
  removed: ({ now }) => ({ deactivated_at: timestamp(now) }),
};

const orders: MockTable = {
  name: 'orders',
  rows: (database) => database.orders,
  isVisible: (user, row) => isAdmin(user) || ofUser(user, row),
  hidden: ['lineRows', 'idempotency_key'],
  computed: (row, { database, user }) => ({
    found_by: searchable(row.order_code, row.customer_name, row.whatsapp_phone),
    own_handovers: ofUser(user, row) ? ownHandovers(database, row.id) : null,
  }),
  onlyNamed: ['own_handovers'],
  removed: ({ now }) => ({ deleted_at: timestamp(now) }),
};

/** Two invalid rows before each valid one. */
const hostile = (row: object): object[] => [
  { ...row, id: null, order_code: null },
  {
    ...row,
    id: `${String((row as TableRow).id)}-h`,
    order_code: '<b>x</b>',
    payment_status: '<script>',
    qty: -4,
    created_at: 'soon',
  },
  row,
];

const hostileOrders: MockTable = { ...orders, rows: (database) => database.orders.flatMap(hostile) };

const TABLES: readonly MockTable[] = [
  users,
  {
    ...users,
    name: 'deactivated_users',
    isVisible: (user, row) => isAdmin(user) && row.deactivated_at !== null,
    written: () => ({ deactivated_at: null, role: 'user' }),
  },
  { name: 'audit_log', rows: auditEntries, isVisible: forAdmins },
  {
    name: 'stores',
    rows: ({ shops }) => shops,
    computed: ({ id }, { database }) => ({ can_give: hasCounter(database, String(id)) }),
    added: ({ now }) => ({ ...NEW_STORE, id: crypto.randomUUID(), created_at: timestamp(now) }),
  },
  {
    name: 'store_terms',
    key: ['store_id'],
    rows: ({ storeTerms }) => storeTerms,
    isVisible: forAdmins,
  },
  {
    name: 'surprise_bags',
    rows: ({ bags }) => bags,
    written: changedAtOnce,
    added: ({ now }) => ({
      ...bagTableRow({ id: crypto.randomUUID(), store_id: '', created_at: timestamp(now) }),
    }),
    changed: ({ sale_price }, { now }) => ({ price: sale_price, last_update_at: timestamp(now) }),
  },
  { name: 'bag_changes', rows: ({ bagChanges }) => bagChanges, isVisible: () => true },
  {
    name: 'bag_plans',
    key: ['bag_id'],
    rows: ({ bagPlans }) => bagPlans,
    isVisible: () => true,
    added: () => ({ starts_on: null, ends_on: null, paused: false }),
    changed: (_row, { user, now }) => ({ updated_by: user.id, updated_at: timestamp(now) }),
  },
  {
    name: 'bag_days',
    key: ['bag_id', 'day'],
    rows: ({ bagDays }) => bagDays,
    isVisible: () => true,
    added: () => ({ planned: null, published_at: null, skipped: false, left_over: null, note: null }),
  },
  {
    name: 'favourites',
    key: ['user_id', 'store_id'],
    rows: ({ favourites }) => favourites,
    isVisible: ofUser,
    added: ({ now }) => ({ created_at: timestamp(now) }),
  },
  { name: 'alerts', rows: ({ alerts }) => alerts, isVisible: ofUser },
  {
    name: 'settings',
    rows: ({ settings }) => [settings],
    changed: ({ lbp_per_usd }, { database, user, now }) => {
      if (lbp_per_usd === undefined) return {};
      const at = timestamp(now);
      database.rateEntries.push({ at, actor: user.id, details: { lbp_per_usd: Number(lbp_per_usd) } });
      return { rate_set_at: at };
    },
  },
  { name: 'payout_settings', rows: ({ payoutSettings }) => [payoutSettings], isVisible: forAdmins },
];

export const tables = (options: MockOptions): HttpHandler[] => [
  ...TABLES.flatMap((table) => callsOf(options, table)),
  ...callsOf(options, ordersIn(options)),
];

export const orderHistory = (options: MockOptions): HttpHandler => readOf(options, ordersIn(options));

const ordersIn = ({ scenario }: MockOptions): MockTable => (scenario === 'hostile' ? hostileOrders : orders);

const readOf = (options: MockOptions, table: MockTable): HttpHandler =>
  answer(options, `get /rest/v1/${table.name}`, table.isVisible ? 'member' : 'anyone', (call) =>
    rowsResponse(table, call, rowsOf(table, call), 200),
  );

const callsOf = (options: MockOptions, table: MockTable): HttpHandler[] => {
  const path = `/rest/v1/${table.name}`;
  return [
    readOf(options, table),
    answer(options, `post ${path}`, 'member', (call) => insertRow(table, call)),
    answer(options, `patch ${path}`, 'member', (call) => {
      const rows = rowsOf(table, call);
      for (const row of rows) assign(table, row, call);
      return written(table, call, rows, 204);
    }),
    answer(options, `delete ${path}`, 'member', (call) => {
      const [found, all] = [rowsOf(table, call), table.rows(call.database)];
      for (const row of found) {
        if (table.removed) Object.assign(row, table.removed(call));
        else all.splice(all.indexOf(row), 1);
      }
      return written(table, call, found, 204);
    }),
  ];
};

/** The rows that the query finds, as they are kept. */
const rowsOf = (table: MockTable, call: MockCall): TableRow[] => {
  const passes = filterIn(call.url.searchParams);
  return (table.rows(call.database) as TableRow[]).filter(
    (row) => (table.isVisible?.(call.user, row) ?? true) && passes(shown(table, row, call)),
  );
};

const shown = ({ hidden = [], computed }: MockTable, row: TableRow, call: MockCall): TableRow => ({
  ...Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column))),
  ...computed?.(row, call),
});

function insertRow(table: MockTable, call: MockCall): Response {
  const { key = ['id'], rows, added } = table;
  const all = rows(call.database) as TableRow[];
  const known = all.find((row) => key.every((column) => row[column] === call.sent[column]));
  if (known && !prefers(call, 'resolution=merge-duplicates')) {
    return tableError(409, '23505', `duplicate key value violates unique constraint "${table.name}_pkey"`);
  }
  const row = known ?? { ...added?.(call) };
  if (!known) all.push(row);
  assign(table, row, call);
  return written(table, call, [row], known ? 200 : 201);
}

function assign({ written: columnsOf, changed }: MockTable, row: TableRow, call: MockCall): void {
  const columns = columnsOf?.(call) ?? call.sent;
  for (const [column, value] of Object.entries(columns)) if (value !== undefined) row[column] = value;
  Object.assign(row, changed?.(row, call));
}

const prefers = ({ request }: MockCall, wish: string): boolean =>
  (request.headers.get('prefer') ?? '').includes(wish);

const written = (table: MockTable, call: MockCall, rows: readonly TableRow[], status: number): Response =>
  prefers(call, 'return=representation')
    ? rowsResponse(table, call, rows, status === 204 ? 200 : status)
    : new HttpResponse(null, { status });

/** The selected columns of a page, with the total in content-range where it was counted. */
function rowsResponse(table: MockTable, call: MockCall, rows: readonly TableRow[], status: number): Response {
  const { searchParams: query } = call.url;
  const start = Number(query.get('offset') ?? 0);
  // Of a table within a table the mocks give all that they have.
  const named = (query.get('select') ?? '*').replaceAll(/\([^)]*\)/g, '').split(',');
  const page = sorted(
    rows.map((row) => shown(table, row, call)),
    query.get('order'),
  )
    .slice(start, start + Number(query.get('limit') ?? rows.length))
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).filter(([column]) =>
          named.includes('*') ? !table.onlyNamed?.includes(column) : named.includes(column),
        ),
      ),
    );
  if (call.request.headers.get('accept')?.includes('vnd.pgrst.object')) {
    if (page.length !== 1)
      return tableError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object');
    return HttpResponse.json(page[0] as never, {
      status,
      headers: { 'content-type': 'application/vnd.pgrst.object+json' },
    });
  }
  const isPart = prefers(call, 'count=exact') && page.length < rows.length;
  const span = page.length === 0 ? '*' : `${start}-${start + page.length - 1}`;
  return HttpResponse.json(page as never, {
    status: isPart ? 206 : status,
    headers: { 'content-range': `${span}/${prefers(call, 'count=exact') ? rows.length : '*'}` },
  });
}
