/** Counts, outcomes and response times of each kind of request. */
import { percentile } from '../bench/values.ts';

export type CallOutcome =
  | 'answered'
  /** An expected 4xx: sold out, changed, closed, or over a rate limit. */
  | 'rejected'
  | 'failed'
  /** No connection or no response. */
  | 'lost';

export function createStatistics() {
  const began = performance.now();
  const calls = new Map<string, { ms: number; outcome: CallOutcome }[]>();
  const errors = new Map<string, number>();

  const rowOf = (all: readonly { ms: number; outcome: CallOutcome }[], seconds: number) => {
    const times = all
      .filter(({ outcome }) => outcome === 'answered' || outcome === 'rejected')
      .map(({ ms }) => ms);
    const countOf = (kind: CallOutcome) => all.filter(({ outcome }) => outcome === kind).length;
    const after = (part: number) => Math.round(percentile(times, part));
    return {
      requests: all.length,
      '/s': Number((all.length / seconds).toFixed(1)),
      'median ms': after(50),
      '95 % ms': after(95),
      '99 % ms': after(99),
      'slowest ms': after(100),
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
    /** For `console.table`. */
    table() {
      const seconds = (performance.now() - began) / 1000;
      const kinds = [...calls, ['all together', [...calls.values()].flat()] as const];
      return Object.fromEntries(kinds.map(([kind, all]) => [kind, rowOf(all, seconds)]));
    },
  };
}

export type Statistics = ReturnType<typeof createStatistics>;
