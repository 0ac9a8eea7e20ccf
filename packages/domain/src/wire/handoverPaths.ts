/** The paths of the calls of tickets and counters: apart from the others, because first visits download those. */
/** The handovers of a paid order, for its buyer. */
export const TICKETS_PATH = '/api/tickets';
/** A buyer cancels a paid order. Apart from the call for an unpaid one, which must never end a paid order. */
export const CANCEL_PAID_PATH = '/api/orders/cancel-paid';
/** A buyer confirms what no phone of the shop can confirm. */
export const RECEIVED_PATH = '/api/tickets/received';
/** What a phone sees before it is paired, and its pairing. */
export const PAIRING_PATH = '/api/devices/pairing';
export const PAIR_PATH = '/api/devices/pair';
/** What a shop's phone shows, and what it confirmed. */
export const COUNTER_PATH = '/api/counter';
export const COUNTER_ACTIONS_PATH = '/api/counter/actions';
/** A stream: something on the list of this phone changed. */
export const COUNTER_CHANGES_PATH = '/api/counter/changes';
/** What a courier's phone shows; it sends what it confirmed to the path of the counters. */
export const COURIER_PATH = '/api/courier';
/** The event of the streams: read again. */
export const HANDOVER_EVENT = 'handover';
