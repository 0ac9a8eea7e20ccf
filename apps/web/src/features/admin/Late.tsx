import { lateness, type Instant } from '@zawadeh/domain';
import { useMessage } from '../../lib/messages/useMessage.ts';
import * as S from './AdminScreen.styles.ts';

/** "31 minutes late" */
export function Late({ dueEnd, now }: { dueEnd: Instant; now: Instant }) {
  const t = useMessage();
  return <S.Late>{t('web.admin.late', lateness(dueEnd, now))}</S.Late>;
}
