import type { CounterHandover } from '@zawadeh/domain';
import { useIntl } from 'react-intl';

/** The first name as the customer wrote it. */
export function useCustomerName({ firstName }: Pick<CounterHandover, 'firstName'>): string {
  const intl = useIntl();
  return firstName ?? intl.formatMessage({ id: 'web.customerName.unknown' });
}
