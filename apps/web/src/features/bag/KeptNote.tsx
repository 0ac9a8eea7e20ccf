import type { BagAlert } from '@zawadeh/domain';
import { Alert, useBeirutTime } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import * as S from './BagScreen.styles.ts';

/** Until when the bag is kept for the user. */
export function KeptNote({ alert: { state } }: { alert: BagAlert }) {
  const t = useMessage();
  const { time } = useBeirutTime();
  const until = state.kind === 'kept' ? state.until : null;
  return (
    <Alert kind="success">
      <S.Kept>
        {until === null ? t('web.alerts.keptSoon') : t('web.alerts.kept', { time: time(until) })}
      </S.Kept>
      <p>{t('web.alerts.keptNote')}</p>
    </Alert>
  );
}

export function OverNote() {
  const t = useMessage();
  return <Alert kind="info">{t('web.alerts.over')}</Alert>;
}
