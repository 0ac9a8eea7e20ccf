import { CATEGORIES, type Visit } from './lighthouseReport.ts';
import { atMost, row, type Row } from './row.ts';
import { kilobytes, median, milliseconds } from './values.ts';

const MOST_TIMES_THE_STATIC_PAGE = { lcp: 1.15, fcp: 1.25 };
const MOST_BLOCKING_MS = 50;
const MOST_UNUSED_KB = 20;
const LEAST_SCORES = { first: [100, 100, 100, 100], other: [97, 100, 100, 100] };

type Metric = 'lcp' | 'fcp' | 'tbt' | 'si' | 'cls' | 'unused';

export function paintRows(name: string, visits: readonly Visit[], still: readonly Visit[]): Row[] {
  const of = (metric: Metric, about: string, write = milliseconds) => ({
    what: `${about}, ${name}`,
    value: median(visits.map((each) => each[metric])),
    limit: median(still.map((each) => each[metric])),
    write,
  });
  const spread = (metric: Metric) => (value: number) => {
    // The writer is given either of the two medians and adds the runs it came from.
    const all = [visits, still].map((group) => group.map((each) => each[metric]));
    const runs = all.find((group) => median(group) === value) ?? [value];
    return runs.length > 1
      ? `${milliseconds(value)} (${Math.round(Math.min(...runs))}–${Math.round(Math.max(...runs))})`
      : milliseconds(value);
  };
  return [
    row(of('lcp', 'Largest paint (LCP)', spread('lcp')), (ratio) =>
      atMost(ratio, MOST_TIMES_THE_STATIC_PAGE.lcp, `ratio ≤ ${MOST_TIMES_THE_STATIC_PAGE.lcp}`),
    ),
    row(of('fcp', 'First paint (FCP)', spread('fcp')), (ratio) =>
      atMost(ratio, MOST_TIMES_THE_STATIC_PAGE.fcp, `ratio ≤ ${MOST_TIMES_THE_STATIC_PAGE.fcp}`),
    ),
    row(of('tbt', 'Blocking time (TBT)'), () =>
      atMost(median(visits.map(({ tbt }) => tbt)), MOST_BLOCKING_MS, `≤ ${MOST_BLOCKING_MS} ms`),
    ),
    row(of('si', 'Speed index (SI)')),
    cls(of('cls', 'Layout shift (CLS)', (value) => value.toFixed(3))),
    row(of('unused', 'Unused scripts, of files with more than 20 kB of them', kilobytes), () =>
      atMost(median(visits.map(({ unused }) => unused)), MOST_UNUSED_KB * 1024, `≤ ${MOST_UNUSED_KB} kB`),
    ),
    { ...scoreRow(name, visits, 'first'), limit: scores(still).join(', ') },
  ];
}

export function scoreRow(name: string, visits: readonly Visit[], kind: keyof typeof LEAST_SCORES): Row {
  const reached = scores(visits);
  const least = LEAST_SCORES[kind];
  return {
    what: `Scores, ${name} (performance, accessibility, best practices, SEO)`,
    measured: reached.join(', '),
    aim: {
      text: `≥ ${least.join(', ')}`,
      met: reached.every((score, index) => score >= (least[index] ?? 0)),
    },
  };
}

function cls(measured: Parameters<typeof row>[0]): Row {
  return row(measured, () => atMost(Number(measured.value.toFixed(3)), 0, '0'));
}

function scores(visits: readonly Visit[]): number[] {
  return CATEGORIES.map((id) => median(visits.map((each) => each.scores[id] ?? 0)));
}

/** With how many of the visits failed each. */
export function failingAudits(visits: readonly Visit[]): string[] {
  const counts = new Map<string, number>();
  for (const id of visits.flatMap((each) => each.failing)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) =>
    count === visits.length ? id : `${id} (${count} of ${visits.length})`,
  );
}

export function benchmarkIndex(pages: readonly (readonly Visit[])[]): string {
  return String(Math.round(median(pages.flat().map((each) => each.benchmarkIndex))));
}
