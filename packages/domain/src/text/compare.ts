/** An order for ids and codes that is the same on every machine, unlike the alphabet of somebody's language. */
export function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
