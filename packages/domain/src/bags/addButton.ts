/** /bag/{id}: the quantity and the state of the button. */
import type { Availability } from './availability.ts';

/** "Add to cart" | "Added" | "Sold Out" | "Not available yet" */
export type AddButton = 'add' | 'added' | 'soldOut' | 'notYet';

export function addButton({ state }: Pick<Availability, 'state'>, isInCart: boolean): AddButton {
  if (state === 'soldOut') return 'soldOut';
  if (state !== 'available') return 'notYet';
  return isInCart ? 'added' : 'add';
}

/** From 1 up to the stock. */
export function clampQuantity(wanted: number, available: number): number {
  return Math.max(1, Math.min(Math.floor(wanted) || 1, available));
}
