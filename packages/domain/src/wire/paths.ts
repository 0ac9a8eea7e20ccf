/** The paths of the calls. Without their schemas, so that a page can use a path without downloading them. */
export const SURPRISE_BAGS_PATH = '/api/surprise-bags';
export const CHECKOUT_PATH = '/api/orders/checkout';
export const PAYMENT_PATH = '/api/whish';
export const ORDER_STATUS_PATH = '/api/orders/update-status';
/** Not in the specification: a buyer cancels an unpaid order. */
export const CANCEL_PATH = '/api/orders/cancel';
export const STREAM_PATH = '/api/orders/stream';
export const PROFILE_PATH = '/api/users/upsert';
export const MESSAGE_PATH = '/api/send-message';
/** Not in the specification: checks a picture and stores it. */
export const IMAGES_PATH = '/api/images';

/** Where the link in the confirmation e-mail leads. */
export const EMAIL_REDIRECT_PATH = '/login';
