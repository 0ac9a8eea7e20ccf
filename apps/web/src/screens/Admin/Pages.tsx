import { Pagination } from '@zawadeh/ui';
import { PAGE, type TableAddress } from './useTableAddress.ts';

interface PagesProps {
  label: string;
  address: TableAddress;
  /** Of all rows there are. */
  total: number;
}

/** Where there is more than one. */
export function Pages({ label, address, total }: PagesProps) {
  const pageCount = Math.ceil(total / PAGE);
  if (pageCount <= 1) return null;
  return <Pagination page={address.page} pageCount={pageCount} onPageChange={address.turnTo} label={label} />;
}
