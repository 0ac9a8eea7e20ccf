/** What the checkout tells the cart when it leads back to it for want of details. */
export const FROM_CHECKOUT = { from: 'checkout' } as const;

/** A router's state outlives the page, and says whatever was put into it. */
export const isFromCheckout = (state: unknown): boolean =>
  (Object(state) as { from?: unknown }).from === FROM_CHECKOUT.from;
