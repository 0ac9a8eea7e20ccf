import { foldForSearch } from '@zawadeh/domain';
import { useMemo } from 'react';
import { useLanguage } from '../../provider/contexts.ts';
import type { Column, Sort } from './columns.ts';

export interface TableRowsOptions<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  /** What is typed into the search; every word of it has to be found. */
  search?: string;
  /** All that can be found of a row. Define it outside of the component: what it says is remembered. */
  textOf?: (row: Row) => string;
}

/** The rows in order, and of them those that are searched for: thousands answer while one types. */
export function useTableRows<Row extends object>(
  rows: readonly Row[],
  { columns, sort, search = '', textOf }: TableRowsOptions<Row>,
): readonly Row[] {
  const { intlLocale } = useLanguage();
  const collator = useMemo(() => new Intl.Collator(intlLocale, { numeric: true }), [intlLocale]);
  // Rows that stay the same objects are folded once, whatever is typed and however often others arrive.
  const folded = useMemo(() => (textOf ? remembered(textOf) : null), [textOf]);
  const sortValue = columns.find(({ id }) => id === sort?.column)?.sortValue;
  const order = sort?.order;
  const sorted = useMemo(
    () => (sortValue && order ? sortRows(rows, sortValue, order, collator) : rows),
    [rows, sortValue, order, collator],
  );
  return useMemo(() => {
    const words = foldForSearch(search).split(' ').filter(Boolean);
    if (words.length === 0 || !folded) return sorted;
    return sorted.filter((row) => {
      const text = folded(row);
      return words.every((word) => text.includes(word));
    });
  }, [sorted, search, folded]);
}

function remembered<Row extends object>(textOf: (row: Row) => string): (row: Row) => string {
  const texts = new WeakMap<Row, string>();
  return (row) => {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const text = foldForSearch(textOf(row));
    texts.set(row, text);
    return text;
  };
}

type SortValue = string | number | null;

/** Equal rows keep their order. */
function sortRows<Row>(
  rows: readonly Row[],
  sortValue: (row: Row) => SortValue,
  order: Sort['order'],
  collator: Intl.Collator,
): Row[] {
  const sign = order === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: sortValue(row) }))
    .sort((a, b) => compare(a.value, b.value, sign, collator))
    .map(({ row }) => row);
}

function compare(a: SortValue, b: SortValue, sign: 1 | -1, collator: Intl.Collator): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * collator.compare(String(a), String(b));
}
