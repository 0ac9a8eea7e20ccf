import { leftToRight, soldPercent, weekdayAdvice, type PlannedSales } from '@zawadeh/domain';
import { formatCount } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { messages } from './AnalyticsSection.messages.ts';
import { WeekdayChart } from './WeekdayChart/WeekdayChart.tsx';

/** Of the bags that plans put on sale, how many were sold on each weekday. */
export function SoldByWeekday({ weekdays }: { weekdays: readonly PlannedSales[] }) {
  const t = useMessage();
  return (
    <WeekdayChart
      title={t(messages.byWeekday)}
      nameHeader={t(messages.weekday)}
      valueHeader={t(messages.share)}
      wholeHeader={t(messages.planned)}
      days={weekdays.map((sales) => ({ percent: soldPercent(sales), whole: sales.planned }))}
      footer={<Advice weekdays={weekdays} />}
    />
  );
}

function Advice({ weekdays }: { weekdays: readonly PlannedSales[] }) {
  const t = useMessage();
  const advice = weekdayAdvice(weekdays);
  if (advice.kind !== 'mostLeft') return t(messages[advice.kind]);
  const { weekday, percent, sales } = advice;
  return t(messages.mostLeft, {
    weekday: String(weekday),
    percent: leftToRight(`${percent}%`),
    left: formatCount(sales.left),
    count: sales.planned,
    planned: formatCount(sales.planned),
  });
}
