/** How often each kind of call was made, what came back and how soon. */
import { percentile } from '../bench/values.ts';

export type Fate =
  | 'answered'
  /** As it should be: sold out, changed, not open any more, or asked too often. */
  | 'refused'
  | 'failed'
  /** Nobody was there, or the answer never came. */
  | 'lost';

export interface Line {
  kind: string;
  count: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  slowest: number;
  refused: number;
  failed: number;
  lost: number;
}

export function openTally() {
  const began = performance.now();
  const calls = new Map<string, { ms: number; fate: Fate }[]>();
  const troubles = new Map<string, number>();

  const lineOf = (kind: string, all: readonly { ms: number; fate: Fate }[], seconds: number): Line => {
    const times = all.filter(({ fate }) => fate === 'answered' || fate === 'refused').map(({ ms }) => ms);
    const countOf = (wanted: Fate) => all.filter(({ fate }) => fate === wanted).length;
    return {
      kind,
      count: all.length,
      perSecond: all.length / seconds,
      p50: percentile(times, 50),
      p95: percentile(times, 95),
      p99: percentile(times, 99),
      slowest: percentile(times, 100),
      refused: countOf('refused'),
      failed: countOf('failed'),
      lost: countOf('lost'),
    };
  };

  return {
    add(kind: string, ms: number, fate: Fate): void {
      const known = calls.get(kind);
      if (known) known.push({ ms, fate });
      else calls.set(kind, [{ ms, fate }]);
    },
    /** What went wrong, in the server's own words. */
    addTrouble(words: string): void {
      troubles.set(words, (troubles.get(words) ?? 0) + 1);
    },
    troubles: (): [string, number][] => Array.from(troubles).toSorted(([, a], [, b]) => b - a),
    lines(): Line[] {
      const seconds = (performance.now() - began) / 1000;
      const lines = Array.from(calls, ([kind, all]) => lineOf(kind, all, seconds));
      return [...lines, lineOf('all together', Array.from(calls.values()).flat(), seconds)];
    },
  };
}

export type Tally = ReturnType<typeof openTally>;
