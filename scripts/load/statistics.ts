/** Counts, outcomes and response times of each kind of request. */
import { percentile } from '../bench/values.ts';

export type CallOutcome =
  | 'answered'
  /** An expected 4xx: sold out, changed, closed, or over a rate limit. */
  | 'rejected'
  | 'failed'
  /** No connection or no response. */
  | 'lost';

export interface CallStatistics {
  kind: string;
  count: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  slowest: number;
  rejected: number;
  failed: number;
  lost: number;
}

export function createStatistics() {
  const began = performance.now();
  const calls = new Map<string, { ms: number; outcome: CallOutcome }[]>();
  const errors = new Map<string, number>();

  const lineOf = (
    kind: string,
    all: readonly { ms: number; outcome: CallOutcome }[],
    seconds: number,
  ): CallStatistics => {
    const times = all
      .filter(({ outcome }) => outcome === 'answered' || outcome === 'rejected')
      .map(({ ms }) => ms);
    const countOf = (kind: CallOutcome) => all.filter(({ outcome }) => outcome === kind).length;
    return {
      kind,
      count: all.length,
      perSecond: all.length / seconds,
      p50: percentile(times, 50),
      p95: percentile(times, 95),
      p99: percentile(times, 99),
      slowest: percentile(times, 100),
      rejected: countOf('rejected'),
      failed: countOf('failed'),
      lost: countOf('lost'),
    };
  };

  return {
    add(kind: string, ms: number, outcome: CallOutcome): void {
      const recorded = calls.get(kind);
      if (recorded) recorded.push({ ms, outcome });
      else calls.set(kind, [{ ms, outcome }]);
    },
    addError(message: string): void {
      errors.set(message, (errors.get(message) ?? 0) + 1);
    },
    errors: (): [string, number][] => Array.from(errors).toSorted(([, a], [, b]) => b - a),
    lines(): CallStatistics[] {
      const seconds = (performance.now() - began) / 1000;
      const lines = Array.from(calls, ([kind, all]) => lineOf(kind, all, seconds));
      return [...lines, lineOf('all together', Array.from(calls.values()).flat(), seconds)];
    },
  };
}

export type Statistics = ReturnType<typeof createStatistics>;
