/** What the order history shows at once, and what it folds away. */
import { paymentBadge, type PaymentBadge } from './paymentBadge.ts';
import type { Order } from './readOrder.ts';

const SHOWN_AT_ONCE = 4;
/** Nothing was paid, and the buyer did not want that. */
const FAILED_TRIES: readonly PaymentBadge['badge'][] = ['failed', 'expired'];

const isFailedTry = ({ paymentStatus }: Pick<Order, 'paymentStatus'>) =>
  FAILED_TRIES.includes(paymentBadge(paymentStatus).badge);

interface FoldedOrders<Each> {
  shown: Each[];
  /** In their order, the failed tries among them. */
  folded: Each[];
  /** How many of the folded ones are orders, and how many failed tries. */
  older: number;
  tries: number;
}

/** `orders` are the newest first. One that is `isOpen` is never folded. */
export function foldOrders<Each extends Pick<Order, 'paymentStatus'>>(
  orders: readonly Each[],
  isOpen: (order: Each) => boolean,
): FoldedOrders<Each> {
  const latest = new Set(orders.filter((order) => !isFailedTry(order)).slice(0, SHOWN_AT_ONCE));
  const isShown = (order: Each) => latest.has(order) || isOpen(order);
  const folded = orders.filter((order) => !isShown(order));
  const tries = folded.filter(isFailedTry).length;
  return { shown: orders.filter(isShown), folded, older: folded.length - tries, tries };
}
