/** The paths of the calls of tickets and counters: apart from the others, because first visits download those. */
/** The handovers of a paid order, for its buyer. */
export const TICKETS_PATH = '/api/tickets';
/** A buyer cancels a paid order. Apart from the call for an unpaid one, which must never end a paid order. */
export const CANCEL_PAID_PATH = '/api/orders/cancel-paid';
/** A buyer confirms what no phone of the shop can confirm. */
export const RECEIVED_PATH = '/api/tickets/received';
/** The link of a phone that is not paired yet, and its pairing. */
export const PAIRING_PATH = '/api/devices/pairing';
export const PAIR_PATH = '/api/devices/pair';
/** The list of a shop's phone, and its confirmations. */
export const COUNTER_PATH = '/api/counter';
export const COUNTER_ACTIONS_PATH = '/api/counter/actions';
/** A stream: something on the list of this phone changed. */
export const COUNTER_CHANGES_PATH = '/api/counter/changes';
/** The list of a courier's phone; its confirmations go to the path of the counters. */
export const COURIER_PATH = '/api/courier';
/** Of a shop, for its members: `/{store_id}/changes` streams that something on its list changed. */
export const STORES_PATH = '/api/stores';
/** The event of the streams: read again. */
export const HANDOVER_EVENT = 'handover';
