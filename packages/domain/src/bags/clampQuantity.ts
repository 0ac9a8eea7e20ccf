/** /bag/{id}: the quantity, from 1 up to the stock. */
export function clampQuantity(wanted: number, available: number): number {
  return Math.max(1, Math.min(Math.floor(wanted) || 1, available));
}
