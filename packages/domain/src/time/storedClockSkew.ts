/** The stored clock skew of the device. */

/** More than thirty years is a damaged value. */
const FARTHEST_MS = 1e12;

export function readClockSkew(text: string | null): number {
  const stored = Number(text);
  return Math.abs(stored) < FARTHEST_MS ? stored : 0;
}
