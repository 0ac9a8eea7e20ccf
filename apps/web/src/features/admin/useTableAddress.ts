import type { Sort } from '@zawadeh/ui';
import { useAddress } from './useAddress.ts';

export interface TableAddress {
  get: (name: string) => string;
  page: number;
  /** How many rows come before the page. */
  start: number;
  sort: Sort | null;
  /** Sets the values and returns to the first page. */
  change: (values: Partial<Record<string, string>>) => void;
  /** The same without leaving the page of the list. */
  keep: (values: Partial<Record<string, string>>) => void;
  /** The same as a new entry of the history, which the Back button closes; the same function while the dashboard is open. */
  open: (values: Record<string, string>) => void;
  turnTo: (page: number) => void;
  sortBy: (sort: Sort | null) => void;
  /** Opens another view of the dashboard; the same function while the dashboard is open. */
  go: (values: Record<string, string>) => void;
}

/** The rows of one page. */
export const PAGE_SIZE = 50;
const MAX_PAGE = 100_000;

/** The URL holds the table's state: a reload, a shared link or the Back button shows the same rows. */
export function useTableAddress(): TableAddress {
  const { params, change, go, open } = useAddress();
  const requestedPage = Number(params.get('page') ?? 1);
  const page =
    Number.isInteger(requestedPage) && requestedPage > 0 && requestedPage < MAX_PAGE ? requestedPage : 1;
  const [column = '', order] = (params.get('sort') ?? '').split('.');

  const write = (values: Partial<Record<string, string>>) =>
    change((next) => {
      for (const [name, value = ''] of Object.entries(values)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
    });

  return {
    get: (name) => params.get(name) ?? '',
    page,
    start: (page - 1) * PAGE_SIZE,
    sort: order === 'ascending' || order === 'descending' ? { column, order } : null,
    change: (values) => write({ ...values, page: '' }),
    keep: write,
    open,
    turnTo: (next) => write({ page: next > 1 ? String(next) : '' }),
    sortBy: (sort) => write({ sort: sort ? `${sort.column}.${sort.order}` : '', page: '' }),
    go,
  };
}
