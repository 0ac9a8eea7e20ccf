import { fieldsOf } from '@zawadeh/domain';
/** The router state with which the checkout sends the user back to the cart for missing details. */

export const FROM_CHECKOUT = { from: 'checkout' } as const;

/** The router's state outlives the page and may be anything. */
export const isFromCheckout = (state: unknown): boolean => fieldsOf(state).from === FROM_CHECKOUT.from;
