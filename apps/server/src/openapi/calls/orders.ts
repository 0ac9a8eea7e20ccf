import {
  CANCEL_PAID_PATH,
  CANCEL_PATH,
  CHECKOUT_PATH,
  HANDOVER_EVENT,
  LONGEST_CODE,
  LONGEST_KEY,
  MOST_FREE_BAGS,
  MOST_HELD_UNPAID,
  MOST_OF_ONE_BAG,
  MOST_UNPAID_HOLDS,
  ORDER_STATUS_PATH,
  PAID_EVENT,
  refersTo,
  REFUNDS_PATH,
  STREAM_PATH,
  TAKE_BACK_PATH,
  type CancelBody,
  type CheckoutAnswerBody,
  type CheckoutBody,
  type RefundDoneAnswerBody,
  type RefundDoneBody,
  type RefundOrderBody,
  type StatusAnswerBody,
  type StatusBody,
  type TakeBackAnswerBody,
  type TakeBackBody,
} from '@zawadeh/domain';
import type { PaidRow } from '../../database/orders.ts';
import { jsonAnswer } from '../schemas.ts';
import type { DescribedCall, Parameter } from '../shape.ts';
import { BAG_ID } from './bags.ts';

export const BUYER_ID = '3f0d8f5e-1c9a-4f63-9a4e-8b7c6d5e4f3a';
const REFUND_ID = '9d1c2b3a-4e5f-4607-8192-a3b4c5d6e7f8';
export const ORDER_CODE = 'ZWD-7K3M9QX2';

/** The body of the call for admins, and of the call for phones at counters. */
export const takeBackBody = {
  schema: 'TakeBackRequest',
  examples: {
    takeBack: {
      summary: 'The oven broke after two bags',
      value: {
        token: '0d9c8b7a-6f5e-4d3c-9b2a-1f0e9d8c7b6a',
        bag_id: BAG_ID,
        can_fill: 2,
        reason: 'broken',
      } satisfies TakeBackBody,
    },
  },
} as const;

export const takenBackAnswer = jsonAnswer('What was taken back.', 'TakenBack', {
  orders: 3,
  pieces: 4,
  for_sale: 0,
} satisfies TakeBackAnswerBody);

export const ORDER_CODE_IN_PATH = {
  name: 'order_code',
  in: 'path',
  required: true,
  description: 'The code of the order, in any case and with any spaces.',
  schema: { type: 'string', minLength: 1, maxLength: LONGEST_CODE },
  example: ORDER_CODE,
} as const satisfies Parameter;

const delivered: CheckoutBody = {
  user_id: BUYER_ID,
  bag_id: BAG_ID,
  qty: 2,
  delivery_method: 'delivery',
  customer_name: 'Rima Haddad',
  customer_email: 'rima@example.com',
  whatsapp_phone: '03 123 456',
  delivery_address: 'Street: Port Said, Building: Salam, Floor: 3',
  delivery_fee: 1.7,
  amount: 10.7,
  currency: 'USD',
  details: [{ bagId: BAG_ID, quantity: 2, unitPrice: 4.5 }],
  delivery_area: 'mina',
  language: 'en',
};

const { delivery_area: _area, language: _language, ...base } = delivered;
const collected: CheckoutBody = {
  ...base,
  delivery_method: 'pickup',
  delivery_address: 'N/A',
  delivery_fee: 0,
  amount: 9,
  is_gift: true,
};

const figures: CheckoutAnswerBody = {
  amount: 11.7,
  delivery_fee: 1.7,
  details: [{ bagId: BAG_ID, unitPrice: 5, available: 7 }],
};

const paid: Omit<PaidRow, 'event'> = {
  id: 'a1f5c0de-2b7e-4c6d-8f90-1e2d3c4b5a69',
  order_code: ORDER_CODE,
  customer_name: 'Rima Haddad',
  delivery_method: 'delivery',
  payment_status: 'paid',
  created_at: '2026-11-21T15:40:12.5+00:00',
  paid_at: '2026-11-21T15:43:51.25+00:00',
  externalId: 100_042,
};

const state = (answer: StatusAnswerBody) => jsonAnswer('The status of the order.', 'OrderState', answer);

export const orderCalls: readonly DescribedCall[] = [
  {
    method: 'post',
    path: CHECKOUT_PATH,
    id: 'placeOrder',
    tag: 'Orders',
    summary: 'Place an order and hold its bags',
    description:
      'Either all lines are placed or none. The server computes the prices, the delivery fee and the total; if those of ' +
      'the body differ, nothing is placed and the error has the right ones. Sending the same cart again returns the same ' +
      'order while it is pending; another cart with one of its bags replaces it. The delivery fee is that of ' +
      '`delivery_area`. Without `delivery_area`, the area is read from the address in either language: of several areas ' +
      'the one with the highest fee counts, and an address without any is rejected. There are limits to how many bags a ' +
      'buyer can hold, and to how often without paying.',
    access: 'signed in',
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        description:
          'A repeated key with the same body returns the same order; with another body it is rejected.',
        schema: { type: 'string', minLength: 1, maxLength: LONGEST_KEY },
        example: 'b0c8a7e2-51f4-4e0c-9d43-6a7f2c1e8b90',
      },
    ],
    json: {
      schema: 'CheckoutRequest',
      examples: {
        delivery: { summary: 'Delivery', value: delivered },
        pickup: { summary: 'Pickup', value: collected },
      },
    },
    answers: {
      '200': jsonAnswer('The order is placed and waits for its payment.', 'OrderPlaced', {
        order_code: ORDER_CODE,
        expires_at: '2026-11-21T15:55:12.5+00:00',
      } satisfies CheckoutAnswerBody),
    },
    problems: [
      'area_unknown',
      'not_yours',
      'deactivated',
      'not_available',
      'gift_needs_counter',
      'price_changed',
      'key_was_used',
      'too_many_of_one_bag',
      'too_many_held',
      'held_too_often',
      'too_many_free',
      'unavailable',
    ],
    problemFields: {
      too_many_of_one_bag: { limit: MOST_OF_ONE_BAG },
      too_many_held: { limit: MOST_HELD_UNPAID },
      held_too_often: { limit: MOST_UNPAID_HOLDS },
      too_many_free: { limit: MOST_FREE_BAGS },
      not_available: { ...figures, details: [{ bagId: BAG_ID, unitPrice: 5, available: 1 }] },
      price_changed: figures,
    },
  },
  {
    method: 'post',
    path: ORDER_STATUS_PATH,
    id: 'updateOrderStatus',
    tag: 'Orders',
    summary: 'Refresh the status of an order, or mark it as paid',
    description:
      'With `user_id`, a buyer refreshes their own order: the server asks the payment provider and answers with the ' +
      'current status. Without `user_id`, an admin marks the order as paid, for money that was received in another way; ' +
      'the admin and the reason are written to the audit log. An order of another user is answered like an unknown one.',
    access: 'signed in',
    json: {
      schema: 'StatusRequest',
      examples: {
        refresh: {
          summary: 'A buyer refreshes the status',
          value: { order_code: ORDER_CODE, user_id: BUYER_ID } satisfies StatusBody,
        },
        markPaid: {
          summary: 'An admin marks the order as paid',
          value: { order_code: ORDER_CODE, reason: 'Paid in cash at the counter' } satisfies StatusBody,
        },
      },
    },
    answers: { '200': state({ order_code: ORDER_CODE, payment_status: 'paid', expires_at: null }) },
    problems: ['not_yours', 'not_an_admin', 'unknown_order', 'refunded', 'not_available', 'unavailable'],
  },
  {
    method: 'post',
    path: CANCEL_PATH,
    id: 'cancelOrder',
    tag: 'Orders',
    summary: 'Cancel an unpaid order',
    description:
      'The server asks the payment provider first; a paid order is not cancelled. The bags are for sale again at once, ' +
      'and cancelling again changes nothing. A payment that arrives later pays the order if its bags are still available, ' +
      'and has to be refunded otherwise. An order of another user is answered like an unknown one.',
    access: 'signed in',
    json: {
      schema: 'CancelRequest',
      examples: {
        cancel: {
          summary: 'A buyer cancels an order',
          value: { order_code: ORDER_CODE } satisfies CancelBody,
        },
      },
    },
    answers: { '200': state({ order_code: ORDER_CODE, payment_status: 'cancelled', expires_at: null }) },
    problems: ['unknown_order', 'not_pending', 'unavailable'],
  },
  {
    method: 'post',
    path: CANCEL_PAID_PATH,
    id: 'cancelPaidOrder',
    tag: 'Orders',
    summary: 'Cancel a paid order',
    description:
      'Possible until the later of ten minutes after the payment and two hours before the first pickup begins, but not ' +
      'after it has begun for ten minutes, and not after anything was handed over. The bags are for sale again at once, ' +
      'and the money is sent back by hand. Cancelling again changes nothing. An order of another user is answered like ' +
      'an unknown one.',
    access: 'signed in',
    json: {
      schema: 'CancelRequest',
      examples: {
        cancel: {
          summary: 'A buyer changes their mind',
          value: { order_code: ORDER_CODE } satisfies CancelBody,
        },
      },
    },
    answers: { '200': state({ order_code: ORDER_CODE, payment_status: 'refund_due', expires_at: null }) },
    problems: ['unknown_order', 'not_paid', 'too_late', 'unavailable'],
  },
  {
    method: 'post',
    path: REFUNDS_PATH,
    id: 'refundOrder',
    tag: 'Orders',
    summary: 'Cancel a paid order, or give a part of its money back',
    description:
      'The whole order while nothing of it was handed over, one line that nobody has collected, or an amount up to what ' +
      'is left while the order stays. Bags that can still be collected go on sale again. The money is owed from that ' +
      'moment on and sent back by hand, and the buyer is told once, with the reason. `amount_differs`: something else ' +
      'was given back meanwhile. The same token may be sent again and changes nothing.',
    access: 'admins',
    json: {
      schema: 'RefundOrderRequest',
      examples: {
        goodwill: {
          summary: 'Two dollars of goodwill',
          value: {
            token: '4b3a2918-0706-4f5e-8d3c-2b1a09f8e7d6',
            order_code: ORDER_CODE,
            kind: 'goodwill',
            amount_cents: 200,
            reason: 'One of the two breads was burnt',
            left_cents: 900,
          } satisfies RefundOrderBody,
        },
        line: {
          summary: 'One bag was not ready',
          value: {
            token: '6d5c4b3a-2918-4b7a-8f5e-4d3c2b1a09f8',
            order_code: ORDER_CODE,
            kind: 'line',
            line: 1,
            reason: 'The kitchen was closed when you came',
            left_cents: 900,
          } satisfies RefundOrderBody,
        },
        whole: {
          summary: 'A buyer is ill and calls',
          value: {
            token: '5c4b3a29-1807-4a6f-9e4d-3c2b1a09f8e7',
            order_code: ORDER_CODE,
            kind: 'whole',
            reason: 'You called us: you are ill',
            left_cents: 900,
          } satisfies RefundOrderBody,
        },
      },
    },
    answers: { '200': state({ order_code: ORDER_CODE, payment_status: 'paid', expires_at: null }) },
    problems: [
      'unknown_order',
      'unknown_bag',
      'not_paid',
      'refunded',
      'already_done',
      'amount_differs',
      'key_was_used',
      'unavailable',
    ],
  },
  {
    method: 'post',
    path: `${REFUNDS_PATH}/{refund}/done`,
    id: 'refundDone',
    tag: 'Orders',
    summary: 'Record that money was sent back',
    description:
      'The payment provider has no call for refunds: an admin sends the money by hand and records it here with the ' +
      'reference. The buyer is told once. The same reference may be sent again and gets the same answer.',
    access: 'admins',
    parameters: [
      {
        name: 'refund',
        in: 'path',
        required: true,
        description: 'The id of the refund.',
        schema: { type: 'string', minLength: 1, maxLength: LONGEST_CODE },
        example: REFUND_ID,
      },
    ],
    json: {
      schema: 'RefundDoneRequest',
      examples: {
        done: {
          summary: 'Sent back from the wallet',
          value: { reference: 'W-20261125-118' } satisfies RefundDoneBody,
        },
      },
    },
    answers: {
      '200': jsonAnswer('It is recorded.', 'RefundDone', {
        id: REFUND_ID,
        done_at: '2026-11-25T16:42:00+00:00',
        reference: 'W-20261125-118',
      } satisfies RefundDoneAnswerBody),
    },
    problems: ['unknown_refund', 'already_refunded', 'unavailable'],
  },
  {
    method: 'post',
    path: TAKE_BACK_PATH,
    id: 'takeBack',
    tag: 'Orders',
    summary: 'Take back sold bags that a shop cannot fill',
    description:
      'The earliest paid orders keep the bag, as far as it can still be filled; every other order that nobody has ' +
      'collected loses that line. Its money is owed from that moment on, with the delivery fee where nothing is left of ' +
      'the order, and each buyer is told once. Orders that are being paid come after the paid ones, what is not sold ' +
      'goes off sale, and bags that are kept for somebody are freed. The same token may be sent again and gets the ' +
      'same answer.',
    access: 'admins',
    json: takeBackBody,
    answers: { '200': takenBackAnswer },
    problems: ['unknown_bag', 'key_was_used', 'unavailable'],
  },
  {
    method: 'get',
    path: '/api/orders/{order_code}',
    id: 'readOrder',
    tag: 'Orders',
    summary: 'Read the status of an order',
    description:
      'The status is read from the database, without asking the payment provider. An order of another user is answered ' +
      'like an unknown one.',
    access: 'signed in',
    parameters: [ORDER_CODE_IN_PATH],
    answers: {
      '200': state({
        order_code: ORDER_CODE,
        payment_status: 'pending',
        expires_at: '2026-11-21T15:55:12.5+00:00',
      }),
    },
    problems: ['unknown_order', 'unavailable'],
  },
  {
    method: 'get',
    path: STREAM_PATH,
    id: 'streamPaidOrders',
    tag: 'Orders',
    summary: 'Stream paid orders',
    description:
      'Server-sent events. Use fetch: an EventSource cannot send the token. A comment every 15 seconds keeps proxies from ' +
      'closing the connection. The stream ends after 30 minutes, and at the next event after the user has signed out or ' +
      'is no longer an admin. Reconnecting with the id of the last event misses no paid order. The event `handover` has no ' +
      'content: something was handed over.',
    access: 'admins',
    parameters: [
      {
        name: 'Last-Event-ID',
        in: 'header',
        description: 'The id of the last event received. Without it, the stream starts with the next event.',
        schema: { type: 'string', pattern: String.raw`^\d{1,15}$` },
        example: '4711',
      },
    ],
    answers: {
      '200': {
        description: 'Events, until either side closes the connection.',
        content: {
          'text/event-stream': {
            schema: { type: 'string' },
            examples: {
              answer: {
                value: `: here\n\nevent: ${PAID_EVENT}\ndata: ${JSON.stringify(paid)}\nid: 4712\n\n: still here`,
              },
            },
            'x-events': { [PAID_EVENT]: refersTo('PaidOrder'), [HANDOVER_EVENT]: refersTo('Empty') },
          },
        },
      },
    },
  },
];
