import type { Sort } from '@zawadeh/ui';
import { useAddress } from './useAddress.ts';

export interface TableAddress {
  get: (name: string) => string;
  page: number;
  /** How many rows come before the page. */
  start: number;
  sort: Sort | null;
  /** Anything but another page begins with the first one. */
  change: (values: Partial<Record<string, string>>) => void;
  turnTo: (page: number) => void;
  sortBy: (sort: Sort | null) => void;
  /** To another place of the dashboard; the same function while the dashboard is open. */
  go: (values: Record<string, string>) => void;
}

/** So many rows are on one. */
export const PAGE = 50;
const MOST_PAGES = 100_000;

/** What a table shows stands in the address: reloaded, sent to a colleague or come back to, it shows the same. */
export function useTableAddress(): TableAddress {
  const { params, change, go } = useAddress();
  const asked = Number(params.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 && asked < MOST_PAGES ? asked : 1;
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
    start: (page - 1) * PAGE,
    sort: order === 'ascending' || order === 'descending' ? { column, order } : null,
    change: (values) => write({ ...values, page: '' }),
    turnTo: (next) => write({ page: next > 1 ? String(next) : '' }),
    sortBy: (sort) => write({ sort: sort ? `${sort.column}.${sort.order}` : '', page: '' }),
    go,
  };
}
