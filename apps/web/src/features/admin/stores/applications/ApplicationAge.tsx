import { daysAheadInBeirut, type Instant } from '@zawadeh/domain';
import { Badge } from '@zawadeh/ui';
import { nowAtom } from '../../../../lib/clock.ts';
import { useMessage } from '../../../../lib/messages/useMessage.ts';
import { useAtomValue } from '../../../../lib/store.ts';

/** From then on a shop has waited long for a call. */
const LONG_DAYS = 2;

/** How long an application has waited. */
export function ApplicationAge({ at }: { at: Instant }) {
  const t = useMessage();
  const now = useAtomValue(nowAtom);
  const days = Math.max(0, daysAheadInBeirut(at, now));
  const isLong = days >= LONG_DAYS;
  return (
    <Badge tone={isLong ? 'danger' : 'neutral'} hasDot={isLong}>
      {t('web.admin.refunds.days', { days })}
    </Badge>
  );
}
