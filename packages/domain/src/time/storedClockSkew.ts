/** How far a device's clock is ahead, as a browser stored it. */

/** A stored number beyond thirty years is damage. */
const FARTHEST_MS = 1e12;

export function readClockSkew(text: string | null): number {
  const stored = Number(text);
  return Math.abs(stored) < FARTHEST_MS ? stored : 0;
}
