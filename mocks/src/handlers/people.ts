/** The tables users and orders, as far as one's own rows go. */
import { http, HttpResponse, type HttpHandler } from 'msw';
import { answeredIn } from '../answering.ts';
import type { Scenario } from '../scenarios.ts';
import { callerOf } from '../tokens.ts';
import type { OrderRow, Person, World } from '../world.ts';

export const people = (scenario: Scenario, world: World): HttpHandler[] => [
  http.get('*/rest/v1/users', ({ request }) =>
    answeredIn(scenario, () => {
      const caller = callerOf(world, request);
      const seen = caller?.role === 'admin' ? world.people : world.people.filter((one) => one === caller);
      return rowsIn(request, seen.map(rowOf));
    }),
  ),
  http.post('*/rest/v1/users', () => answeredIn(scenario, () => new HttpResponse(null, { status: 201 }))),
  orderHistory(scenario, world),
];

export const orderHistory = (scenario: Scenario, world: World): HttpHandler =>
  http.get('*/rest/v1/orders', ({ request }) =>
    answeredIn(scenario, () => {
      const caller = callerOf(world, request);
      const isSeen = ({ user_id }: OrderRow) => caller?.role === 'admin' || user_id === caller?.id;
      const rows = world.orders.filter(isSeen);
      if (scenario === 'everythingEmpty') return HttpResponse.json([]);
      return rowsIn(request, scenario === 'hostile' ? rows.flatMap(hostile) : rows);
    }),
  );

/** Rows that nobody should ever have written, and the good one after them. */
const hostile = (row: OrderRow): object[] => [
  { ...row, id: null, order_code: null },
  {
    ...row,
    id: `${row.id}-h`,
    order_code: '<b>x</b>',
    payment_status: '<script>',
    qty: -4,
    created_at: 'soon',
  },
  row,
];

const rowOf = ({ id, email, name, phone, role, deactivatedAt }: Person) => ({
  id,
  email,
  name,
  phone,
  role,
  deactivated_at: deactivatedAt,
});

/** What is asked for by `column=eq.value` and in `order`, in the columns of `select`. */
function rowsIn(request: Request, rows: readonly object[]): Response {
  const { searchParams } = new URL(request.url);
  const filters = Array.from(searchParams).filter(([, value]) => value.startsWith('eq.'));
  const found = (rows as Record<string, unknown>[])
    .filter((row) => filters.every(([column, value]) => row[column] === value.slice('eq.'.length)))
    .sort((one, other) => String(other.created_at).localeCompare(String(one.created_at)));
  const columns = (searchParams.get('select') ?? '').split(',').map((column) => column.trim());
  const picked = found.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
  if (!request.headers.get('accept')?.includes('vnd.pgrst.object')) return HttpResponse.json(picked as never);
  return picked.length === 1
    ? HttpResponse.json(picked[0] as never)
    : HttpResponse.json({ code: 'PGRST116', message: 'JSON object requested' }, { status: 406 });
}
