import { addDays } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { useShortDay } from '../../admin/payouts/useShortDay.ts';
import { endOf, firstOf, noonOf } from './statementDays.ts';
import type { StatementNames } from './statementSums.ts';
import { useMonthName } from './useMonthName.ts';

export function useStatementNames(): (month: string) => StatementNames {
  const intl = useIntl();
  const day = useShortDay();
  const title = useMonthName();
  const monthOf = (month: string) => intl.formatDate(noonOf(firstOf(month)), { month: 'long' });
  return (month) => ({
    title: title(month),
    month: monthOf(month),
    before: day(noonOf(addDays(firstOf(month), -1))),
    last: day(noonOf(addDays(endOf(month), -1))),
    monthOf,
  });
}
