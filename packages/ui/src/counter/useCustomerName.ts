import type { CounterHandover } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import type { UiMessageIds } from '../locales/messageId.ts';

const messages = { unknown: 'ui.customerName.unknown' } satisfies UiMessageIds;

/** The first name as the customer wrote it. */
export function useCustomerName({ firstName }: Pick<CounterHandover, 'firstName'>): string {
  const intl = useIntl();
  return firstName ?? intl.formatMessage({ id: messages.unknown });
}
