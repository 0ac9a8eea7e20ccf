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
/** A handover that nobody came for is missed so long after its window. */
export const MISSED_AFTER_MS = 2 * 3_600_000;
/** In Beirut: a shop's day ends after midnight. */
export const DAY_OF_WORK_STARTS = '04:00';
/** How long a phone may take back what it confirmed. */
export const UNDO_HANDOVER_MS = 60_000;
/** A pairing code works for ten minutes. */
export const PAIRING_MINUTES = 10;
