import { CATEGORIES, type LighthouseVisit } from './lighthouseReport.ts';
import { atMost, row, type BenchRow } from './row.ts';
import { kilobytes, median, milliseconds } from './values.ts';

const MAX_RATIO = { lcp: 1.15, fcp: 1.25, lcpOfDetails: 1.3 };
const MAX_BLOCKING_MS = 50;
const MAX_UNUSED_KB = 20;
const MIN_SCORES = { first: [100, 100, 100, 100], other: [97, 100, 100, 100] };

type Metric = 'lcp' | 'fcp' | 'tbt' | 'si' | 'cls' | 'unused';

/** Of a bag's or shop's page. */
export function detailPaintRows(
  name: string,
  visits: readonly LighthouseVisit[],
  staticVisits: readonly LighthouseVisit[],
): BenchRow[] {
  const of = (metric: 'lcp' | 'cls', about: string, write = milliseconds) => ({
    label: `${about}, ${name}`,
    value: median(visits.map((each) => each[metric])),
    limit: median(staticVisits.map((each) => each[metric])),
    write,
  });
  return [
    row(of('lcp', 'Largest paint (LCP)'), (ratio) =>
      atMost(ratio, MAX_RATIO.lcpOfDetails, `ratio ≤ ${MAX_RATIO.lcpOfDetails}`),
    ),
    cls(of('cls', 'Layout shift (CLS)', (value) => value.toFixed(3))),
  ];
}

export function paintRows(
  name: string,
  visits: readonly LighthouseVisit[],
  staticVisits: readonly LighthouseVisit[],
): BenchRow[] {
  const of = (metric: Metric, about: string, write = milliseconds) => ({
    label: `${about}, ${name}`,
    value: median(visits.map((each) => each[metric])),
    limit: median(staticVisits.map((each) => each[metric])),
    write,
  });
  const spread = (metric: Metric) => (value: number) => {
    // Called with either of the two medians, and adds the range of its runs.
    const all = [visits, staticVisits].map((group) => group.map((each) => each[metric]));
    const runs = all.find((group) => median(group) === value) ?? [value];
    return runs.length > 1
      ? `${milliseconds(value)} (${Math.round(Math.min(...runs))}–${Math.round(Math.max(...runs))})`
      : milliseconds(value);
  };
  return [
    row(of('lcp', 'Largest paint (LCP)', spread('lcp')), (ratio) =>
      atMost(ratio, MAX_RATIO.lcp, `ratio ≤ ${MAX_RATIO.lcp}`),
    ),
    row(of('fcp', 'First paint (FCP)', spread('fcp')), (ratio) =>
      atMost(ratio, MAX_RATIO.fcp, `ratio ≤ ${MAX_RATIO.fcp}`),
    ),
    row(of('tbt', 'Blocking time (TBT)'), () =>
      atMost(median(visits.map(({ tbt }) => tbt)), MAX_BLOCKING_MS, `≤ ${MAX_BLOCKING_MS} ms`),
    ),
    row(of('si', 'Speed index (SI)')),
    cls(of('cls', 'Layout shift (CLS)', (value) => value.toFixed(3))),
    row(of('unused', 'Unused scripts, of files with more than 20 kB of them', kilobytes), () =>
      atMost(median(visits.map(({ unused }) => unused)), MAX_UNUSED_KB * 1024, `≤ ${MAX_UNUSED_KB} kB`),
    ),
    { ...scoreRow(name, visits, 'first'), limit: scores(staticVisits).join(', ') },
  ];
}

export function scoreRow(
  name: string,
  visits: readonly LighthouseVisit[],
  kind: keyof typeof MIN_SCORES,
): BenchRow {
  const reached = scores(visits);
  const least = MIN_SCORES[kind];
  return {
    label: `Scores, ${name} (performance, accessibility, best practices, SEO)`,
    measured: reached.join(', '),
    aim: {
      text: `≥ ${least.join(', ')}`,
      met: reached.every((score, index) => score >= (least[index] ?? 0)),
    },
  };
}

function cls(measured: Parameters<typeof row>[0]): BenchRow {
  return row(measured, () => atMost(Number(measured.value.toFixed(3)), 0, '0'));
}

function scores(visits: readonly LighthouseVisit[]): number[] {
  return CATEGORIES.map((id) => median(visits.map((each) => each.scores[id] ?? 0)));
}

/** The failing audits, with the number of visits that failed. */
export function failingAudits(visits: readonly LighthouseVisit[]): string[] {
  const counts = new Map<string, number>();
  for (const id of visits.flatMap((each) => each.failing)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) =>
    count === visits.length ? id : `${id} (${count} of ${visits.length})`,
  );
}

export function benchmarkIndex(pages: readonly (readonly LighthouseVisit[])[]): string {
  return String(Math.round(median(pages.flat().map((each) => each.benchmarkIndex))));
}
