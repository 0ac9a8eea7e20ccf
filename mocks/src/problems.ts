/** What the application server refuses with; the contract holds these to its own words. */
import { MOST_HELD_UNPAID, MOST_OF_ONE_BAG } from '@zawadeh/domain';
import { HttpResponse } from 'msw';

const PROBLEMS = {
  malformed: [400, 'The request is not as it has to be.'],
  area_unknown: [400, 'Please select a delivery area, or name it in the address.'],
  not_signed_in: [401, 'You must be logged in to proceed.'],
  not_yours: [403, 'This belongs to somebody else.'],
  not_an_admin: [403, 'Admins only!'],
  deactivated: [403, 'This account has been deactivated.'],
  no_such_call: [404, 'There is no such call.'],
  unknown_order: [404, 'There is no such order.'],
  not_available: [409, 'Some of these bags are no longer available.'],
  price_changed: [409, 'A price has changed. Please review your order.'],
  amount_differs: [409, 'The amount has changed. Please review your order.'],
  key_was_used: [409, 'This was sent before with another content.'],
  too_many_of_one_bag: [409, `One order can have at most ${MOST_OF_ONE_BAG} of one bag.`],
  too_many_held: [409, `At most ${MOST_HELD_UNPAID} bags can wait for your payment at a time.`],
  held_too_often: [
    409,
    'These bags were held for you too often without a payment. Please try again tomorrow.',
  ],
  too_many_free: [409, 'Everyone can have one free bag a day.'],
  expired: [409, 'The time to pay for this order is over.'],
  not_pending: [409, 'This order is not waiting for a payment.'],
  refunded: [409, 'The money for this order is being returned.'],
  too_large: [413, 'The request is too large.'],
  picture_too_large: [413, 'A picture may have at most 2 MB.'],
  not_json: [415, 'The request has to be JSON.'],
  not_a_picture: [415, 'This is not a JPEG, PNG or WebP picture.'],
  payment_trouble: [502, 'The payment provider cannot be reached. Please try again.'],
  unavailable: [503, 'This is not possible at the moment. Please try again.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type Problem = keyof typeof PROBLEMS;

export function problem(code: Problem, details: object = {}): Response {
  const [status, error] = PROBLEMS[code];
  return HttpResponse.json({ error, message: error, code, ...details }, { status });
}
