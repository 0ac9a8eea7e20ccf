/** The parts of Lighthouse's report the benchmark reads. */
interface Audit {
  score: number | null;
  numericValue?: number;
  displayValue?: string;
  details?: { items?: readonly Record<string, unknown>[] };
}

interface Category {
  score: number | null;
  auditRefs: readonly { id: string; weight: number }[];
}

export interface LighthouseReport {
  audits: Record<string, Audit>;
  categories: Record<string, Category>;
  environment: { benchmarkIndex: number };
  runWarnings: readonly string[];
  runtimeError?: { message: string };
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface RequestSeen {
  url: string;
  resourceType: string;
}

/** What one visit of a page showed. */
export interface Visit {
  benchmarkIndex: number;
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  si: number;
  /** Bytes of scripts that were downloaded and never entered, as Lighthouse lists them. */
  unused: number;
  scores: Record<string, number>;
  failing: readonly string[];
  requests: readonly RequestSeen[];
}

export function readVisit(report: LighthouseReport): Visit {
  if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
  const value = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  return {
    benchmarkIndex: report.environment.benchmarkIndex,
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    si: value('speed-index'),
    unused: (report.audits['unused-javascript']?.details?.items ?? []).reduce(
      (total, { wastedBytes }) => total + Number(wastedBytes),
      0,
    ),
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round((report.categories[id]?.score ?? 0) * 100)]),
    ),
    failing: CATEGORIES.flatMap((id) => failingAudits(report, id)),
    requests: (report.audits['network-requests']?.details?.items ?? []).map((item) => ({
      url: String(item.url),
      resourceType: String(item.resourceType),
    })),
  };
}

const METRICS = /contentful-paint|blocking-time|layout-shift|speed-index|interactive|max-potential-fid/;

function failingAudits(report: LighthouseReport, category: string): string[] {
  return (report.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => {
      const score = report.audits[id]?.score ?? null;
      // Advice on performance has no weight and is named all the same; the metrics have rows of their own.
      const counts = category === 'performance' ? !METRICS.test(id) : weight > 0;
      return counts && score !== null && score < 1;
    })
    .map(({ id }) => `${category}: ${id}`);
}
