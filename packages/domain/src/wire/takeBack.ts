/** A shop takes a sold bag back, from its counter, from its own space or from the dashboard. */
import { LONGEST_CODE, MOST_STOCK } from '../limits.ts';
import { TAKE_BACK_REASONS } from '../orders/takeBack.ts';
import type { BodyOf, Fields } from './fields.ts';
import { count, nonEmptyText, oneOf, uuid } from './pieces.ts';

/** By a phone of the shop. */
export const COUNTER_TAKE_BACK_PATH = '/api/counter/take-back';
/** By a member of the shop. */
export const STORE_TAKE_BACK_PATH = '/api/stores/take-back';
/** By an admin. */
export const TAKE_BACK_PATH = '/api/bags/take-back';

export const takeBackFields = {
  token: uuid('Of this decision.'),
  bag_id: nonEmptyText(LONGEST_CODE, 'The id of the bag.'),
  // The pieces of paid and of unpaid orders.
  can_fill: count(0, MOST_STOCK, 'How many the shop can still fill of those that are not collected.'),
  reason: oneOf(TAKE_BACK_REASONS, 'Why, for the log.'),
} satisfies Fields;

export type TakeBackBody = BodyOf<typeof takeBackFields>;

export interface TakeBackAnswerBody {
  /** The number of paid orders that lost the line. */
  orders: number;
  pieces: number;
  /** The stock that stays for sale. */
  for_sale: number;
}
