/** The part of PostgREST's query language that the product uses. */

export type TableRow = Record<string, unknown>;

/** PostgREST's operators. */
const OPERATORS: Record<string, (value: unknown, wanted: string) => boolean> = {
  eq: (value, wanted) => String(value) === wanted,
  is: (value, wanted) => String(value) === wanted,
  in: (value, wanted) =>
    wanted
      .replace(/^\(|\)$/g, '')
      .split(',')
      .includes(String(value)),
  gte: (value, wanted) => String(value) >= wanted,
  cs: (value, wanted) => Array.isArray(value) && holds(value, JSON.parse(wanted) as TableRow[]),
  // The search alone uses it, with `%` around a word.
  ilike: (value, wanted) =>
    String(value).toLowerCase().includes(wanted.slice(1, -1).replaceAll(/\\(.)/g, '$1').toLowerCase()),
};

/** True if every wanted object is contained in an existing one. */
const holds = (rows: readonly TableRow[], wanted: readonly TableRow[]): boolean =>
  wanted.every((part) =>
    rows.some((each) => Object.entries(part).every(([name, value]) => each[name] === value)),
  );

/** Query parameters that are not filters. */
const NOT_FILTERS = new Set(['select', 'order', 'limit', 'columns', 'on_conflict', 'offset']);

export function filterIn(query: URLSearchParams): (row: TableRow) => boolean {
  const filters = Array.from(query)
    .filter(([name]) => !NOT_FILTERS.has(name))
    .map(([column, condition]) => {
      const [, operator = '', wanted = ''] = /^(\w+)\.(.*)$/s.exec(condition) ?? [];
      const passes = OPERATORS[operator];
      if (!passes) throw new Error(`The mocks cannot filter by ${column}=${condition} yet.`);
      return (row: TableRow) => passes(row[column], wanted);
    });
  return (row) => filters.every((passes) => passes(row));
}

/** `created_at.desc`, or several such terms separated by commas. */
export function sorted(rows: readonly TableRow[], order: string | null): TableRow[] {
  const steps = (order ?? '').split(',').filter((step) => step !== '');
  return rows.toSorted((one, other) => {
    for (const step of steps) {
      const [column = '', direction = 'asc'] = step.split('.');
      const compared = compare(one[column], other[column]);
      if (compared !== 0) return direction === 'desc' ? -compared : compared;
    }
    return 0;
  });
}

export const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en');
