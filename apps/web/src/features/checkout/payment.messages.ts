import {
  MOST_FREE_BAGS,
  MOST_HELD_UNPAID,
  MOST_OF_ONE_BAG,
  MOST_UNPAID_HOLDS,
  type BuyerLimit,
  type ErrorCode,
} from '@zawadeh/domain';
import type { MessageId, MessageIds } from '../../lib/messages/messageId.ts';

/** By the kind of the error; other errors show the server's own sentence. */
export const errorMessages = {
  signedOut: 'web.checkout.mustLogIn',
  /** detail */
  orderNotSaved: 'web.checkout.orderNotSaved',
  paymentNotCreated: 'web.checkout.paymentNotCreated',
  paymentNotStarted: 'web.checkout.paymentNotStarted',
  /** detail */
  other: 'web.checkout.other',
} satisfies MessageIds;

export const unansweredMessages = {
  offline: 'web.checkout.offline',
  slow: 'web.checkout.slow',
  server: 'web.checkout.server',
} satisfies MessageIds;

/** The messages for the server's error codes. */
export const serverErrorMessages: Partial<Record<ErrorCode, MessageId>> = {
  deactivated: 'web.checkout.said.deactivated',
  too_many: 'web.checkout.said.tooMany',
  unavailable: 'web.checkout.said.unavailable',
  payment_trouble: 'web.checkout.said.paymentTrouble',
  being_made: 'web.checkout.said.beingMade',
  expired: 'web.checkout.said.expired',
  /** A bag was deleted while it was held. */
  not_available: 'web.checkout.notAvailable',
  failed: 'web.checkout.said.failed',
  area_unknown: 'web.checkout.said.areaUnknown',
  gift_needs_counter: 'web.checkout.said.giftNeedsCounter',
  /** most: the limit */
  too_many_of_one_bag: 'web.checkout.said.tooManyOfOneBag',
  too_many_held: 'web.checkout.said.tooManyHeld',
  held_too_often: 'web.checkout.said.heldTooOften',
  too_many_free: 'web.checkout.said.tooManyFree',
};

export const errorLimits: Partial<Record<ErrorCode, number>> & Record<BuyerLimit, number> = {
  too_many_of_one_bag: MOST_OF_ONE_BAG,
  too_many_held: MOST_HELD_UNPAID,
  held_too_often: MOST_UNPAID_HOLDS,
  too_many_free: MOST_FREE_BAGS,
};
