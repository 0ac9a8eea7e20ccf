/** Where the calls go. Apart from their schemas, so that a page can know a path without them. */
export const SURPRISE_BAGS_PATH = '/api/surprise-bags';
export const CHECKOUT_PATH = '/api/orders/checkout';
export const PAYMENT_PATH = '/api/whish';
export const ORDER_STATUS_PATH = '/api/orders/update-status';
/** Ours: a buyer gives up an order that is not paid. */
export const CANCEL_PATH = '/api/orders/cancel';
export const STREAM_PATH = '/api/orders/stream';
export const PROFILE_PATH = '/api/users/upsert';
export const MESSAGE_PATH = '/api/send-message';
/** Beyond the specification: where a picture is looked into before it is kept. */
export const IMAGES_PATH = '/api/images';

/** Where the link in the confirmation e-mail leads. */
export const EMAIL_REDIRECT_PATH = '/login';
