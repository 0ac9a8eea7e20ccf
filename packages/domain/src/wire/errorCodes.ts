/** Every error code of the application server. The web app has a message for each in both languages. */
import { isRaw } from '../reading/raw.ts';

export const ERROR_CODES = [
  'malformed',
  'area_unknown',
  'not_signed_in',
  'not_yours',
  'not_an_admin',
  'deactivated',
  'no_such_call',
  'answered_elsewhere',
  'nothing_here',
  'unknown_order',
  'not_available',
  'gift_needs_counter',
  'price_changed',
  'amount_differs',
  'key_was_used',
  'too_many_of_one_bag',
  'too_many_held',
  'held_too_often',
  'too_many_free',
  'expired',
  'unknown_device',
  'revoked',
  'pairing_over',
  'unknown_handover',
  'already_done',
  'undone',
  'too_late',
  'not_paid',
  'counter_confirms',
  'unknown_bag',
  'not_pending',
  'refunded',
  'unknown_refund',
  'already_refunded',
  'already_member',
  'last_owner',
  'other_account',
  'invitation_over',
  'too_many_invitations',
  'applied_before',
  'store_exists',
  'too_large',
  'picture_too_large',
  'picture_too_many_pixels',
  'not_json',
  'not_a_picture',
  'picture_moves',
  'picture_unreadable',
  'too_many',
  'too_many_applications',
  'failed',
  'payment_trouble',
  'being_made',
  'unavailable',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The hints of database errors for writes that break a rule of the shop. */
export const RULES = [
  'own_role',
  'yourself',
  'last_admin',
  'owner_sets_prices',
  'owner_adds_bags',
  'too_many_new_bags',
] as const;

export type Rule = (typeof RULES)[number];

export const isErrorCode = (code: unknown): code is ErrorCode => ERROR_CODES.some((each) => each === code);

export const isRule = (hint: unknown): hint is Rule => RULES.some((each) => each === hint);

/** The code in the body of an error; null if it is missing or unknown. */
export function readErrorCode(body: unknown): ErrorCode | null {
  return isRaw(body) && isErrorCode(body.code) ? body.code : null;
}

/** The limits of one buyer. */
export type BuyerLimit = Extract<
  ErrorCode,
  'too_many_of_one_bag' | 'too_many_free' | 'too_many_held' | 'held_too_often'
>;
