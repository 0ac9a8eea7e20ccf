import {
  CANCEL_PATH,
  CHECKOUT_PATH,
  LONGEST_CODE,
  MOST_FREE_BAGS,
  MOST_HELD_UNPAID,
  MOST_OF_ONE_BAG,
  MOST_UNPAID_HOLDS,
  ORDER_STATUS_PATH,
  PAID_EVENT,
  STREAM_PATH,
  type CancelBody,
  type CheckoutAnswerBody,
  type CheckoutBody,
  type StatusAnswerBody,
  type StatusBody,
} from '@zawadeh/domain';
import type { PaidRow } from '../../database/orders.ts';
import { jsonAnswer, refersTo } from '../schemas.ts';
import type { DescribedCall } from '../shape.ts';
import { BAG_ID } from './bags.ts';

export const BUYER_ID = '3f0d8f5e-1c9a-4f63-9a4e-8b7c6d5e4f3a';
export const ORDER_CODE = 'ZWD-7K3M9QX2';

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

const state = (answer: StatusAnswerBody) => jsonAnswer('How far the order is.', 'OrderState', answer);

export const orderCalls: readonly DescribedCall[] = [
  {
    method: 'post',
    path: CHECKOUT_PATH,
    id: 'placeOrder',
    group: 'Orders',
    summary: 'Place an order and hold its bags',
    about:
      'All lines or nothing. Prices, the fee and the sum are the server’s own; those of the body are compared, and ' +
      'where they differ nothing is placed and the answer has the real figures. The same cart of the same buyer is ' +
      'the same order for as long as it waits for its payment, and another one with the same bags takes its place. ' +
      'The fee is that of `delivery_area`; without it, that of the area which the address names, in either language, ' +
      'of several the dearest, and an address that names none is refused. How many bags one buyer may hold, and how ' +
      'often without paying, has limits.',
    audience: 'the signed in',
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        description:
          'Sent again with the same key, the same content is the same order and another is refused.',
        schema: { type: 'string', minLength: 1, maxLength: 100 },
        example: 'b0c8a7e2-51f4-4e0c-9d43-6a7f2c1e8b90',
      },
    ],
    json: {
      schema: 'CheckoutRequest',
      examples: {
        delivery: { summary: 'To be brought', value: delivered },
        pickup: { summary: 'To be collected', value: collected },
      },
    },
    answers: {
      '200': jsonAnswer('The order waits for its payment.', 'OrderPlaced', {
        order_code: ORDER_CODE,
        expires_at: '2026-11-21T15:55:12.5+00:00',
      } satisfies CheckoutAnswerBody),
    },
    problems: [
      'area_unknown',
      'not_yours',
      'deactivated',
      'not_available',
      'price_changed',
      'key_was_used',
      'too_many_of_one_bag',
      'too_many_held',
      'held_too_often',
      'too_many_free',
      'unavailable',
    ],
    figures: {
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
    group: 'Orders',
    summary: 'Look again, or mark an order paid',
    about:
      'With `user_id`, a buyer’s “please look again”: the provider is asked, and the answer is the truth. Without ' +
      'it, and from an admin, Mark Paid: the money came another way, and who said so, and why, is kept in the audit ' +
      'log. Nothing else in this call pays an order. Somebody else’s order and no order are one answer.',
    audience: 'the signed in',
    json: {
      schema: 'StatusRequest',
      examples: {
        lookAgain: {
          summary: 'A buyer looks again',
          value: { order_code: ORDER_CODE, user_id: BUYER_ID } satisfies StatusBody,
        },
        markPaid: {
          summary: 'An admin marks it paid',
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
    group: 'Orders',
    summary: 'Give up an order that is not paid',
    about:
      'The provider is asked first. If nothing was paid, the bags are on the shelf again at once; asked for twice, it ' +
      'is cancelled once. What is paid is not cancelled. Money that arrives later pays the order if its bags are still ' +
      'there, and is owed back if not. Somebody else’s order and no order are one answer.',
    audience: 'the signed in',
    json: {
      schema: 'CancelRequest',
      examples: {
        cancel: {
          summary: 'A buyer gives up an order',
          value: { order_code: ORDER_CODE } satisfies CancelBody,
        },
      },
    },
    answers: { '200': state({ order_code: ORDER_CODE, payment_status: 'cancelled', expires_at: null }) },
    problems: ['unknown_order', 'not_pending', 'unavailable'],
  },
  {
    method: 'get',
    path: '/api/orders/{order_code}',
    id: 'readOrder',
    group: 'Orders',
    summary: 'How far one’s own order is',
    about:
      'What the database knows; the provider is not asked. Somebody else’s order and no order are one answer.',
    audience: 'the signed in',
    parameters: [
      {
        name: 'order_code',
        in: 'path',
        required: true,
        description: 'As it was answered at checkout; small letters and spaces do no harm.',
        schema: { type: 'string', minLength: 1, maxLength: LONGEST_CODE },
        example: ORDER_CODE,
      },
    ],
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
    group: 'Orders',
    summary: 'Paid orders as they come',
    about:
      'Server-sent events, to be read with fetch, because an EventSource sends no token. A comment every 15 seconds ' +
      'keeps proxies from closing it. It ends after 30 minutes: whoever comes back with the last id misses nothing. It ends at ' +
      'the next event for whoever has signed out or is no longer an admin.',
    audience: 'admins',
    parameters: [
      {
        name: 'Last-Event-ID',
        in: 'header',
        description: 'The id of the last event that was heard. Without it, the stream begins with now.',
        schema: { type: 'string', pattern: String.raw`^\d{1,15}$` },
        example: '4711',
      },
    ],
    answers: {
      '200': {
        description: 'Events until either side ends it.',
        content: {
          'text/event-stream': {
            schema: { type: 'string' },
            examples: {
              answer: {
                value: `: here\n\nevent: ${PAID_EVENT}\ndata: ${JSON.stringify(paid)}\nid: 4712\n\n: still here`,
              },
            },
            'x-events': { [PAID_EVENT]: refersTo('PaidOrder') },
          },
        },
      },
    },
  },
];
