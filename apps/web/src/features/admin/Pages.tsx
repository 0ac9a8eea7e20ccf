import { Pagination } from '@zawadeh/ui';
import { PAGE_SIZE, type TableAddress } from './useTableAddress.ts';

interface PagesProps {
  label: string;
  address: TableAddress;
  /** The number of all rows. */
  total: number;
  /** There may be more rows, which no page shows. */
  isCapped?: boolean;
}

/** Shown where there is more than one page. */
export function Pages({ label, address, total, isCapped = false }: PagesProps) {
  const pageCount = Math.ceil(total / PAGE_SIZE);
  if (pageCount <= 1) return null;
  return (
    <Pagination
      page={address.page}
      pageCount={pageCount}
      isCapped={isCapped}
      onPageChange={address.turnTo}
      label={label}
    />
  );
}
