import type { LocalText } from '@zawadeh/domain';
import {
  BarChart,
  BagPicture,
  Button,
  DayChart,
  downloadIcon,
  ErrorState,
  grouped,
  Phrase,
  Price,
  Skeleton,
  Stat,
  StockBars,
  Text,
  useLanguage,
} from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { download } from '../download.ts';
import { SectionHead } from '../SectionHead.tsx';
import { messages } from './AnalyticsSection.messages.ts';
import * as S from './AnalyticsSection.styles.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import { fileName, report } from './report.ts';
import { StatementTable } from './StatementTable.tsx';
import { usePeriod, usePeriodWords } from './usePeriod.ts';
import { useSales, type Sales } from './useSales.ts';

export function Screen() {
  const intl = useIntl();
  const { locale } = useLanguage();
  const say = (id: string) => intl.formatMessage({ id });
  const chosen = usePeriod();
  const periodWords = usePeriodWords();
  const { value, trouble, again } = useSales(chosen.reading);
  return (
    <>
      <SectionHead name={say(messages.heading)}>
        {value && (
          <S.Buttons>
            <Button onPress={() => window.print()}>{say(messages.print)}</Button>
            <Button
              kind="primary"
              icon={downloadIcon}
              onPress={() =>
                download(
                  fileName('report', value.period),
                  report(value, periodWords(value.period), say, locale),
                  'text/csv;charset=utf-8',
                )
              }
            >
              {say(messages.download)}
            </Button>
          </S.Buttons>
        )}
      </SectionHead>
      <PeriodFilter {...chosen} />
      {trouble && <ErrorState message={say(messages.notLoaded)} onRetry={again} />}
      {value ? <Figures sales={value} /> : !trouble && chosen.reading.ok && <Skeleton $height={320} />}
    </>
  );
}

/** More bars than these cannot be compared. */
const MOST_BARS = 8;
const MOST_DAYS = 60;
/** A picture without any stock hint. */
const IN_STOCK = { state: 'available', lowStock: null } as const;

function Figures({ sales }: { sales: Sales }) {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
  const [top] = sales.bags;
  const name = (title: LocalText | null) => (title ? <Phrase text={title} /> : say(messages.unnamed));
  const best = sales.shelf.find(({ id }) => id === top?.bagId);
  const nothing = <Text tone="muted">{say(messages.nothingSold)}</Text>;
  return (
    <>
      <S.Stats>
        <Stat
          kind="hero"
          label={say(messages.revenue)}
          value={<Price cents={sales.revenue} />}
          note={say(messages.revenueNote)}
        />
        <Stat
          label={say(messages.topSeller)}
          value={top ? name(top.title) : say(messages.nothingSold)}
          look="name"
          note={top && say(messages.sold, { count: top.sold, shown: grouped(top.sold) })}
          picture={
            best && <BagPicture category={best.category} imageUrl={best.imageUrl} availability={IN_STOCK} />
          }
        />
        <Stat label={say(messages.items)} value={grouped(sales.inStock)} note={say(messages.itemsNote)} />
        <Stat label={say(messages.rescued)} value={grouped(sales.rescued)} note={say(messages.rescuedNote)} />
        <Stat
          label={say(messages.saved)}
          value={<Price cents={sales.saved} />}
          note={say(messages.savedNote)}
        />
      </S.Stats>
      <DayChart
        title={say(messages.byDay)}
        nameHeader={say(messages.day)}
        valueHeader={say(messages.revenue)}
        days={sales.days.slice(-MOST_DAYS)}
        empty={nothing}
      />
      <StatementTable statement={sales.statement} period={sales.period} />
      <S.Charts>
        <BarChart
          title={say(messages.byBag)}
          nameHeader={say(messages.bag)}
          valueHeader={say(messages.items)}
          rows={sales.bags
            .slice(0, MOST_BARS)
            .map(({ bagId, title, sold }) => ({ id: bagId, name: name(title), value: sold }))}
          empty={nothing}
        />
        <StockBars
          title={say(messages.low)}
          nameHeader={say(messages.bag)}
          valueHeader={say(messages.left)}
          rows={sales.low
            .slice(0, MOST_BARS)
            .map(({ id, title, quantity }) => ({ id, name: name(title), quantity }))}
          empty={<Text tone="muted">{say(messages.noneLow)}</Text>}
        />
        <BarChart
          title={say(messages.byMethod)}
          nameHeader={say(messages.method)}
          valueHeader={say(messages.orders)}
          rows={(['delivery', 'pickup'] as const)
            .map((method) => ({ id: method, name: say(messages[method]), value: sales.methods[method] }))
            .filter(({ value }) => value > 0)}
          empty={nothing}
        />
      </S.Charts>
    </>
  );
}
