import type { LocalText } from '@zawadeh/domain';
import {
  BagPicture,
  Button,
  downloadIcon,
  ErrorState,
  formatCount,
  LocalizedText,
  Price,
  Skeleton,
  Stat,
  Text,
  useLanguage,
} from '@zawadeh/ui';
import { BarChart } from './BarChart/BarChart.tsx';
import { DayChart } from './DayChart/DayChart.tsx';
import { StockBars } from './StockBars/StockBars.tsx';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { download } from '../../../lib/download.ts';
import { SectionHead } from '../SectionHead.tsx';
import { messages } from './AnalyticsSection.messages.ts';
import * as S from './AnalyticsSection.styles.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import { fileName, report } from './report.ts';
import { SELL_THROUGH_ID, SellThroughSection } from './SellThroughSection.tsx';
import { STATEMENT_ID, StatementTable } from './StatementTable.tsx';
import { usePeriod, usePeriodText } from './usePeriod.ts';
import { useSales, type Sales } from './useSales.ts';

export function Screen() {
  const t = useMessage();
  const { locale } = useLanguage();
  const chosen = usePeriod();
  const periodText = usePeriodText();
  const { value, error, refetch } = useSales(chosen.reading);
  return (
    <>
      <SectionHead name={t(messages.heading)}>
        {value && (
          <S.Buttons>
            <Button onPress={() => window.print()}>{t(messages.print)}</Button>
            <Button
              kind="primary"
              icon={downloadIcon}
              onPress={() =>
                download(
                  fileName('report', value.period),
                  report(value, periodText(value.period), t, locale),
                  'text/csv;charset=utf-8',
                )
              }
            >
              {t(messages.download)}
            </Button>
          </S.Buttons>
        )}
      </SectionHead>
      <PeriodFilter {...chosen} />
      {value && <Jumps />}
      {error && <ErrorState message={t(messages.notLoaded)} onRetry={refetch} />}
      {value ? <Figures sales={value} /> : !error && chosen.reading.ok && <Skeleton $height={320} />}
      {value && <StatementTable statement={value.statement} period={value.period} />}
      <SellThroughSection reading={chosen.reading} />
      {value && <Reports sales={value} />}
    </>
  );
}

/** Leads down a long page: on a phone each store is a card. */
function Jumps() {
  const t = useMessage();
  const jump = (id: string) => {
    const heading = document.getElementById(id);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <S.Jumps aria-label={t(messages.jumps)}>
      <Button kind="quiet" size="compact" onPress={() => jump(STATEMENT_ID)}>
        {t(messages.statement)}
      </Button>
      <Button kind="quiet" size="compact" onPress={() => jump(SELL_THROUGH_ID)}>
        {t(messages.sellThrough)}
      </Button>
    </S.Jumps>
  );
}

/** More bars than these cannot be compared. */
const MAX_BARS = 8;
const MAX_DAYS = 60;
/** A picture without any stock hint. */
const IN_STOCK = { state: 'available', lowStock: null } as const;

function useBagName() {
  const t = useMessage();
  return (title: LocalText | null) => (title ? <LocalizedText text={title} /> : t(messages.unnamed));
}

function Figures({ sales }: { sales: Sales }) {
  const t = useMessage();
  const name = useBagName();
  const [top] = sales.bags;
  return (
    <S.Stats>
      <Stat
        kind="hero"
        label={t(messages.revenue)}
        value={<Price cents={sales.revenue} />}
        note={t(messages.revenueNote)}
      />
      <Stat
        label={t(messages.topSeller)}
        value={top ? name(top.title) : t(messages.nothingSold)}
        look="name"
        note={top && t(messages.sold, { count: top.sold, shown: formatCount(top.sold) })}
        picture={
          top?.category && (
            <BagPicture
              category={top.category}
              picture={top.picture}
              imageUrl={top.imageUrl}
              availability={IN_STOCK}
            />
          )
        }
      />
      {!sales.isOver && (
        <Stat label={t(messages.items)} value={formatCount(sales.stock)} note={t(messages.itemsNote)} />
      )}
      <Stat label={t(messages.rescued)} value={formatCount(sales.items)} note={t(messages.rescuedNote)} />
      <Stat
        label={t(messages.saved)}
        value={<Price cents={sales.statement.total.saved} />}
        note={t(messages.savedNote)}
      />
    </S.Stats>
  );
}

function Reports({ sales }: { sales: Sales }) {
  const t = useMessage();
  const name = useBagName();
  const nothing = <Text tone="muted">{t(messages.nothingSold)}</Text>;
  return (
    <>
      <DayChart
        title={t(messages.byDay)}
        nameHeader={t(messages.day)}
        valueHeader={t(messages.revenue)}
        days={sales.days.slice(-MAX_DAYS)}
        empty={nothing}
      />
      <S.Charts>
        <BarChart
          title={t(messages.byBag)}
          nameHeader={t(messages.bag)}
          valueHeader={t(messages.items)}
          rows={sales.bags
            .slice(0, MAX_BARS)
            .map(({ bagId, title, sold }) => ({ id: bagId, name: name(title), value: sold }))}
          empty={nothing}
        />
        {!sales.isOver && (
          <StockBars
            title={t(messages.low)}
            nameHeader={t(messages.bag)}
            valueHeader={t(messages.left)}
            rows={sales.low
              .slice(0, MAX_BARS)
              .map(({ id, title, quantity }) => ({ id, name: name(title), quantity }))}
            empty={<Text tone="muted">{t(messages.noneLow)}</Text>}
          />
        )}
        <BarChart
          title={t(messages.byMethod)}
          nameHeader={t(messages.method)}
          valueHeader={t(messages.orders)}
          rows={(['delivery', 'pickup'] as const)
            .map((method) => ({ id: method, name: t(messages[method]), value: sales.methods[method] }))
            .filter(({ value }) => value > 0)}
          empty={nothing}
        />
      </S.Charts>
    </>
  );
}
