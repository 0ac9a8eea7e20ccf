import type { Instant } from '@zawadeh/domain';
import { useLanguage } from '@zawadeh/ui';
import { useIntl } from 'react-intl';

/** "Nov 16", «16 تشرين الثاني» */
export function useShortDay(): (at: Instant) => string {
  const intl = useIntl();
  const { locale } = useLanguage();
  return (at) => intl.formatDate(at, { day: 'numeric', month: locale === 'ar' ? 'long' : 'short' });
}
