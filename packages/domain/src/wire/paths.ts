/** Specification 7: where the calls go. Apart from their schemas, so that a page can know a path without them. */
export const SURPRISE_BAGS_PATH = '/api/surprise-bags';
export const CHECKOUT_PATH = '/api/orders/checkout';
export const PAYMENT_PATH = '/api/whish';
export const ORDER_STATUS_PATH = '/api/orders/update-status';
export const STREAM_PATH = '/api/orders/stream';
export const PROFILE_PATH = '/api/users/upsert';
export const MESSAGE_PATH = '/api/send-message';

/** Where the link in the confirmation e-mail leads. */
export const EMAIL_REDIRECT_PATH = '/login';
