/** Durations, in milliseconds unless the name has another unit. */
export const LOGIN_REDIRECT_MS = 2_000;
export const CART_PULSE_MS = 600;
export const ADDED_MESSAGE_MS = 3_000;
export const STATUS_RETRY_MS = 800;
export const DELIVERY_PROMISE_MINUTES = 45;
export const TOAST = { visible: 1, durationMs: 5_000, removalMs: 1_000_000, swipeThreshold: 50 } as const;
export const IMAGE_CACHE_SECONDS = 3_600;
/** A hold outlives the payment page. */
export const HOLD_MINUTES = 15;
/** A visible page shows stock changes within ten seconds. */
export const STOCK_SHOWN_WITHIN_MS = 10_000;
