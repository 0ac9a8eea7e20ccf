/** The part of PostgREST's queries that the product uses. */

export type Row = Record<string, unknown>;

/** Null where a value passes. */
const TESTS: Record<string, (value: unknown, wanted: string) => boolean> = {
  eq: (value, wanted) => String(value) === wanted,
  is: (value, wanted) => String(value) === wanted,
  in: (value, wanted) =>
    wanted
      .replace(/^\(|\)$/g, '')
      .split(',')
      .includes(String(value)),
  gte: (value, wanted) => String(value) >= wanted,
  lt: (value, wanted) => String(value) < wanted,
  cs: (value, wanted) => Array.isArray(value) && holds(value, JSON.parse(wanted) as Row[]),
  ilike: (value, wanted) => typeof value === 'string' && likeOf(wanted).test(value),
};

/** Every wanted object is part of one that is there. */
const holds = (there: readonly Row[], wanted: readonly Row[]): boolean =>
  wanted.every((part) =>
    there.some((each) => Object.entries(part).every(([name, value]) => each[name] === value)),
  );

/** `%` is any letters and `_` any one, unless a backslash stands before it. */
function likeOf(pattern: string): RegExp {
  const parts = pattern.match(/\\.|[^\\]/gsu) ?? [];
  const source = parts.map((part) => {
    if (part === '%' || part === '*') return '.*';
    if (part === '_') return '.';
    return part.replace(/^\\/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${source.join('')}$`, 'isu');
}

/** What is not a filter. */
const OTHERS = new Set(['select', 'order', 'limit', 'columns', 'on_conflict', 'offset']);

export function filterIn(query: URLSearchParams): (row: Row) => boolean {
  const filters = Array.from(query)
    .filter(([name]) => !OTHERS.has(name))
    .map(([column, condition]) => {
      const [, not, how = '', wanted = ''] = /^(not\.)?(\w+)\.(.*)$/s.exec(condition) ?? [];
      const passes = TESTS[how];
      if (!passes) throw new Error(`The mocks cannot ask for ${column}=${condition} yet.`);
      return (row: Row) => passes(row[column], wanted) === (not === undefined);
    });
  return (row) => filters.every((passes) => passes(row));
}

/** `created_at.desc`, or several of them. */
export function sorted(rows: readonly Row[], order: string | null): Row[] {
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

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en');

/** The columns that are asked for; null for all of them. */
export function columnsIn(query: URLSearchParams): string[] | null {
  const select = query.get('select') ?? '*';
  if (select === '*') return null;
  if (select.includes('(')) throw new Error(`The mocks cannot select ${select} yet.`);
  return select.split(',').map((column) => column.trim());
}

export const picked = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));
