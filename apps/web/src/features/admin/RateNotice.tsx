import { rateEnds } from '@zawadeh/domain';
import { Alert, Button } from '@zawadeh/ui';
import { nowAtom } from '../../lib/clock.ts';
import { useAtomValue } from '../../lib/store.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { useRate } from '../lira/rate.ts';

/** Says that customers see no lira, because no admin has renewed the rate for seven days. */
export function RateNotice() {
  const t = useMessage();
  const rate = useRate();
  const now = useAtomValue(nowAtom);
  if (!rate || now <= rateEnds(rate)) return null;
  return (
    <Alert
      kind="danger"
      action={
        <Button size="compact" href="/admin?section=settings">
          {t('web.admin.settings.toSettings')}
        </Button>
      }
    >
      {t('web.admin.settings.hidden')}
    </Alert>
  );
}
