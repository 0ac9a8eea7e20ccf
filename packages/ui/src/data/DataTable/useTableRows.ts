import { foldForSearch } from '@zawadeh/domain';
import { useMemo } from 'react';
import { useLanguage } from '../../provider/contexts.ts';
import type { TableColumn, Sort } from './columns.ts';

export interface TableRowsOptions<Row> {
  columns: readonly TableColumn<Row>[];
  sort: Sort | null;
  /** The search text; a row must contain every word of it. */
  search?: string;
  /** The searchable text of a row. Define it outside of the component: its results are memoized. */
  textOf?: (row: Row) => string;
}

/** Sorts and filters the rows, fast enough for thousands of rows while the user types. */
export function useTableRows<Row extends object>(
  rows: readonly Row[],
  { columns, sort, search = '', textOf }: TableRowsOptions<Row>,
): readonly Row[] {
  const { intlLocale } = useLanguage();
  const collator = useMemo(() => new Intl.Collator(intlLocale, { numeric: true }), [intlLocale]);
  // The folded text is cached per row object, across changes of search and rows.
  const folded = useMemo(() => (textOf ? memoized(textOf) : null), [textOf]);
  const sortValue = columns.find(({ id }) => id === sort?.column)?.sortValue;
  const order = sort?.order;
  const ranks = useMemo(
    () => sortValue && rankRows(rows.map(sortValue), collator),
    [rows, sortValue, collator],
  );
  const sorted = useMemo(() => (ranks && order ? sortRows(rows, ranks, order) : rows), [rows, ranks, order]);
  return useMemo(() => {
    const words = foldForSearch(search).split(' ').filter(Boolean);
    if (words.length === 0 || !folded) return sorted;
    return sorted.filter((row) => {
      const text = folded(row);
      return words.every((word) => text.includes(word));
    });
  }, [sorted, search, folded]);
}

function memoized<Row extends object>(textOf: (row: Row) => string): (row: Row) => string {
  const texts = new WeakMap<Row, string>();
  return (row) => {
    const cached = texts.get(row);
    if (cached !== undefined) return cached;
    const text = foldForSearch(textOf(row));
    texts.set(row, text);
    return text;
  };
}

type SortValue = string | number | null;

/** Collating text is slow, so each text is ranked once and the sort compares numbers. */
function rankRows(values: readonly SortValue[], collator: Intl.Collator): readonly (number | null)[] {
  const isNumeric = (value: SortValue) => typeof value !== 'string';
  if (values.every(isNumeric)) return values;
  const words = Array.from(new Set(values.filter((value) => value !== null).map(String)));
  const ranks = new Map<string, number>();
  let before = '';
  for (const [index, word] of words.sort(collator.compare).entries()) {
    // Different texts may collate as equal, such as 7 and 07.
    ranks.set(word, index > 0 && collator.compare(before, word) === 0 ? (ranks.get(before) ?? 0) : index);
    before = word;
  }
  return values.map((value) => (value === null ? null : (ranks.get(String(value)) ?? null)));
}

/** A stable sort; null is last in both orders. */
function sortRows<Row>(
  rows: readonly Row[],
  ranks: readonly (number | null)[],
  order: Sort['order'],
): readonly Row[] {
  const sign = order === 'ascending' ? 1 : -1;
  return rows
    .map((row, index) => ({ row, rank: ranks[index] ?? null }))
    .sort((a, b) =>
      a.rank === null || b.rank === null
        ? Number(a.rank === null) - Number(b.rank === null)
        : sign * (a.rank - b.rank),
    )
    .map(({ row }) => row);
}
