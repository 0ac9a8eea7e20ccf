/** The parts of Lighthouse's report that the benchmark reads. */
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

export interface VisitRequest {
  url: string;
  resourceType: string;
}

/** The results of one page visit. */
export interface LighthouseVisit {
  benchmarkIndex: number;
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  si: number;
  /** Unused script bytes, as Lighthouse lists them. */
  unused: number;
  scores: Record<string, number>;
  failing: readonly string[];
  requests: readonly VisitRequest[];
}

export function readVisit(report: LighthouseReport): LighthouseVisit {
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
      // Performance advice has no weight but is listed; the metrics have their own rows.
      const counts = category === 'performance' ? !METRICS.test(id) : weight > 0;
      return counts && score !== null && score < 1;
    })
    .map(({ id }) => `${category}: ${id}`);
}
