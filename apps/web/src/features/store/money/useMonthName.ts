import { useIntl } from 'react-intl';
import { firstOf, noonOf } from './statementDays.ts';

/** "October 2026" */
export function useMonthName(): (month: string) => string {
  const intl = useIntl();
  return (month) => intl.formatDate(noonOf(firstOf(month)), { month: 'long', year: 'numeric' });
}
