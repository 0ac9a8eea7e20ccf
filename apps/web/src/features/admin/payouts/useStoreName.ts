import { inLanguage, type LocalText } from '@zawadeh/domain';
import { useLanguage } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';

/** For labels and messages; a deleted store has no name. */
export function useStoreName(): (row: { store: LocalText | null }) => string {
  const t = useMessage();
  const { locale } = useLanguage();
  return ({ store }) =>
    store ? inLanguage(store, locale).text : t('web.admin.analytics.statement.unknownStore');
}
