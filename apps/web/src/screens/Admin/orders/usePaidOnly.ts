import { useEffect, useState } from 'react';
import { readPaidOnly } from '../../../backend/desk/paidOnly.ts';

/** Some desks are set up to see no order before it is paid. */
export function usePaidOnly(): boolean {
  const [isPaidOnly, set] = useState(false);
  useEffect(() => {
    void readPaidOnly().then(set);
  }, []);
  return isPaidOnly;
}
