/** Which words go with which failure of a checkout. */
import type { CheckoutAnswer } from '../wire/checkout.ts';
import type { PaymentAnswer } from '../wire/payment.ts';

export type CheckoutTrouble =
  /** "You must be logged in to proceed." */
  | { say: 'mustLogIn' }
  /** "Failed to save order: {detail}" */
  | { say: 'orderNotSaved'; detail: string }
  /** "Failed to create payment", or the server's own words */
  | { say: 'paymentNotCreated'; detail: string | null }
  /** "Failed to start payment", or the server's own words */
  | { say: 'paymentNotStarted'; detail: string | null }
  /** "Error: {detail}" */
  | { say: 'other'; detail: string };

export function orderNotSaved(answer: CheckoutAnswer, statusText: string): CheckoutTrouble {
  return { say: 'orderNotSaved', detail: answer.error ?? statusText };
}

export function paymentNotCreated(answer: PaymentAnswer): CheckoutTrouble {
  return { say: 'paymentNotCreated', detail: answer.error };
}

/** The call went well and brought no address to pay at. */
export function paymentNotStarted(answer: PaymentAnswer): CheckoutTrouble {
  return { say: 'paymentNotStarted', detail: answer.error ?? answer.message };
}
