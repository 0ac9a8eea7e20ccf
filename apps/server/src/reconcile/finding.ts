import type { Cents } from '@zawadeh/domain';

/** The kinds of findings, with their headings in the report. */
export const FINDING_KINDS = {
  paid_there_not_here: 'Paid at the provider, and not here',
  paid_here_not_there: 'Paid here, and not at the provider',
  settled_order_not_paid: 'The payment is settled here, its order is not paid',
  paid_twice: 'Paid more than once: one of the payments has to go back',
  refund_due: 'Money has to go back to the buyer',
  refund_without_row: 'Money has to go back, and the list of refunds does not have it',
  refunded_there: 'Given back by the provider, and not here',
  refund_not_there: 'Refunded here, and still paid at the provider',
  unknown_there: 'The provider gave a page to pay on and does not know the payment',
  stuck: 'Open for too long: nobody asks about it any more',
  amount_differs: 'The payment is not for what the order costs',
  paid_without_payment: 'Paid here without a payment and without an admin’s word',
  wrong_sum: 'The lines do not come to what the order says',
  bag_twice: 'The same bag in several lines, of which one was taken from the stock: is there enough for all?',
  nothing_to_hand_over: 'Paid, and no counter knows of it',
  handed_over_twice: 'Handed over twice: settle it in the dashboard',
  payouts_differ: 'What a shop sold, less refunds and commission, is neither sent to it nor open',
  too_much_sent: 'More was sent to a shop than it was owed, and no later refund explains it',
  statement_differs: 'A month of a shop does not begin with what the month before ended with',
  overdue: 'Holds bags long after its time: is the server running?',
  stock_differs: 'Not as many left as admins and orders account for',
  left_over_differs: 'Not as many left over on a day as were taken off sale',
  planned_differs: 'Not as many planned for a day as are for sale, held, kept, sold and left over',
  kept_differs: 'Not as many kept for people with an alert as were taken off sale',
  message_given_up: 'A message could not be sent',
  by_hand: 'Marked paid by an admin, without a payment',
  by_hand_and_there: 'Marked paid by an admin, and paid at the provider: the same money or twice?',
  refunded_by_hand: 'Refunded by an admin’s word, and still paid at the provider: sent another way?',
  refunded_unseen: 'Paid and given back at the provider before anybody here knew',
  messages_waiting: 'Messages have waited for more than an hour',
} as const;

export type FindingKind = keyof typeof FINDING_KINDS;

/** Findings that may need no action. */
const FOR_INFORMATION: ReadonlySet<FindingKind> = new Set([
  'by_hand',
  'by_hand_and_there',
  'refunded_by_hand',
  'refunded_unseen',
  'messages_waiting',
]);

export const needsAction = ({ kind }: Finding): boolean => !FOR_INFORMATION.has(kind);

export interface Finding {
  kind: FindingKind;
  /** An order code, a bag title or a shop; never a customer's name, number or address. */
  what: string;
  /** The provider's number of the payment. */
  payment: number | null;
  amountCents: Cents | null;
  here: string;
  there: string;
}
