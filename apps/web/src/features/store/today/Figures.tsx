import {
  addDays,
  bagCount,
  counterSections,
  dayOfWork,
  reopenUntil,
  type CounterHandover,
  type CounterSections,
  type Instant,
} from '@zawadeh/domain';
import { chevronEndIcon, formatCount, Icon, useBeirutTime } from '@zawadeh/ui';
import type { ReactNode } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import * as S from './TodaySection.styles.ts';

type Sections = CounterSections<CounterHandover>;

interface SectionsOfToday extends Pick<Sections, 'missed' | 'done'> {
  /** Those who wait now, and those who come later today. */
  waiting: Sections['now'];
}

export function sectionsOfToday(handovers: readonly CounterHandover[], now: Instant): SectionsOfToday {
  const { now: begun, later, missed, done } = counterSections(handovers, now);
  const tomorrow = addDays(dayOfWork(now), 1);
  const today = later.filter(({ dueStart }) => dueStart === null || dayOfWork(dueStart) < tomorrow);
  return { waiting: [...begun, ...today], missed, done };
}

const bagsIn = (rows: readonly CounterHandover[]) => rows.reduce((sum, row) => sum + bagCount(row), 0);

interface FiguresProps {
  handovers: readonly CounterHandover[];
  forSale: number;
  now: Instant;
  /** Shows who comes. */
  onOpen: () => void;
}

/** Waiting, done, for sale; and missed, where there is any. */
export function Figures({ handovers, forSale, now, onOpen }: FiguresProps) {
  const t = useMessage();
  const { time } = useBeirutTime();
  const { waiting, missed, done } = sectionsOfToday(handovers, now);
  const waits = waiting.reduce((sum, { bags }) => sum + bags, 0);
  const isMissed = missed.length > 0;
  const until = Math.max(...waiting.map(({ dueEnd }) => dueEnd));
  const reopens = Math.max(...missed.map(({ dueEnd }) => reopenUntil(dueEnd)));
  return (
    <>
      <S.Figures>
        <S.Hero type="button" onClick={onOpen} aria-haspopup="dialog">
          <S.Label>
            {t('web.admin.today.waiting')} <Icon of={chevronEndIcon} size="small" />
          </S.Label>
          <Count count={waits} note={waits > 0 && t('web.store.today.until', { time: time(until) })} />
        </S.Hero>
        <S.Figure>
          <S.Label>{t('web.admin.today.done')}</S.Label>
          <Count count={bagsIn(done)} />
        </S.Figure>
        <S.Figure>
          <S.Label>{t('web.store.today.forSale')}</S.Label>
          <Count count={forSale} />
        </S.Figure>
      </S.Figures>
      {isMissed && (
        <S.Figure data-missed>
          <S.Label>{t('web.admin.today.missed')}</S.Label>
          <Count count={bagsIn(missed)} note={t('web.store.today.missedNote', { time: time(reopens) })} />
        </S.Figure>
      )}
    </>
  );
}

/** Arabic says two bags in one word, without a digit. */
function Count({ count, note }: { count: number; note?: ReactNode }) {
  const t = useMessage();
  return (
    <>
      <S.Value>{t('web.admin.today.bagCount', { count, shown: formatCount(count) })}</S.Value>
      <S.Note>{note ?? t('web.store.today.bagNoun', { count })}</S.Note>
    </>
  );
}
