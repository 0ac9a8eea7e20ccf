/** Statistics, and number formats of the table. */

export function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

export function percentile(values: readonly number[], of: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * of) / 100) - 1] ?? Number.NaN;
}

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
export const milliseconds = (ms: number) => `${ms.toFixed(ms > 0 && ms < 10 ? 2 : 0)} ms`;
export const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
export const perSecond = (count: number) => `${Math.round(count).toLocaleString('en')} /s`;
