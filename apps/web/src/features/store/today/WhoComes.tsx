import { handoverKey, type CounterHandover, type Instant } from '@zawadeh/domain';
import { Dialog, EmptyState, useBeirutTime } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { HandoverRow } from '../../counter/HandoverRow/HandoverRow.tsx';
import { Group, GroupHead } from '../../counter/CounterScreen.styles.ts';
import { sectionsOfToday } from './Figures.tsx';
import * as S from './TodaySection.styles.ts';

interface WhoComesProps {
  handovers: readonly CounterHandover[];
  now: Instant;
  isOpen: boolean;
  onClose: () => void;
}

/** Who comes for what, as at the counter; the handover itself is done there. */
export function WhoComes({ handovers, now, isOpen, onClose }: WhoComesProps) {
  const t = useMessage();
  const { time } = useBeirutTime();
  const { waiting, missed } = sectionsOfToday(handovers, now);
  const row = (handover: CounterHandover) => <HandoverRow key={handoverKey(handover)} handover={handover} />;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('web.store.today.who')} hasLightDismiss>
      <S.People>
        {waiting.length === 0 && missed.length === 0 && (
          <EmptyState picture="empty-orders" title={t('web.counter.emptyNow')} level="h2" />
        )}
        {waiting.map(({ dueStart, dueEnd, bags, handovers: rows }) => (
          <Group key={`${dueStart} ${dueEnd}`}>
            <GroupHead>
              <h2>
                {dueStart === null || dueStart <= now
                  ? t('web.counter.until', { time: time(dueEnd) })
                  : t('web.counter.fromTo', { start: time(dueStart), end: time(dueEnd) })}
              </h2>
              <span>{t('web.counter.bags', { count: bags })}</span>
            </GroupHead>
            {rows.map(row)}
          </Group>
        ))}
        {missed.length > 0 && (
          <Group>
            <GroupHead>
              <h2>{t('web.counter.missed')}</h2>
            </GroupHead>
            {missed.map(row)}
          </Group>
        )}
      </S.People>
    </Dialog>
  );
}
