import {
  COUNTER_ACTIONS_PATH,
  COUNTER_CHANGES_PATH,
  COUNTER_PATH,
  COUNTER_TAKE_BACK_PATH,
  COURIER_PATH,
  HANDOVER_EVENT,
  PAIR_PATH,
  PAIRING_PATH,
  RECEIVED_PATH,
  refersTo,
  STORE_TAKE_BACK_PATH,
  STORES_PATH,
  TICKETS_PATH,
  type CounterActionBody,
  type PairBody,
  type ReceivedBody,
} from '@zawadeh/domain';
import { jsonAnswer } from '../schemas.ts';
import type { DescribedCall, ResponseObject } from '../shape.ts';
import { BAG_ID } from './bags.ts';
import { ORDER_CODE, ORDER_CODE_IN_PATH, takeBackBody, takenBackAnswer } from './orders.ts';

const ORDER_ID = 'a1f5c0de-2b7e-4c6d-8f90-1e2d3c4b5a69';
const STORE_ID = '5b7e9c1d-3f2a-4e6b-8d4c-0a1b2c3d4e5f';
const TOKEN = '0d9c8b7a-6f5e-4d3c-9b2a-1f0e9d8c7b6a';
const SECRET = 'x'.repeat(43);

export const handoverExample = {
  order_id: ORDER_ID,
  store_id: STORE_ID,
  kind: 'pickup',
  state: 'done',
  due_start: '2026-11-25T15:00:00+00:00',
  due_end: '2026-11-25T18:30:00+00:00',
  reopen_until: '2026-11-26T02:00:00+00:00',
  done_at: '2026-11-25T16:42:00+00:00',
  how: 'scan',
  device_id: '7c6b5a49-3827-4615-8403-f2e1d0c9b8a7',
  device: 'Counter',
};
const bags = [{ bag_id: BAG_ID, title: 'Fresh Ka’ak Basket', title_ar: 'سلّة كعك', quantity: 2 }];
const shop = { store_id: STORE_ID, store: 'Al-Tell Oven', store_ar: 'فرن التلّ' };
export const deviceExample = {
  id: handoverExample.device_id,
  kind: 'counter' as const,
  name: 'Counter',
  ...shop,
};

/** What a stream of changes sends. */
const changesAnswer: ResponseObject = {
  description: 'Events, until either side closes the connection.',
  content: {
    'text/event-stream': {
      schema: { type: 'string' },
      examples: { answer: { value: `: here\n\nevent: ${HANDOVER_EVENT}\ndata: {}\n\n: still here` } },
      'x-events': { [HANDOVER_EVENT]: refersTo('Empty') },
    },
  },
};

export const handoverCalls: readonly DescribedCall[] = [
  {
    method: 'get',
    path: `${TICKETS_PATH}/{order_code}`,
    id: 'readTicket',
    tag: 'Handovers',
    summary: 'Read what an order hands over',
    description:
      'What the buyer of a paid order collects or gets, with the signed text of each QR code. An order of another user ' +
      'is answered like an unknown one; an unpaid order has no handovers.',
    access: 'signed in',
    parameters: [ORDER_CODE_IN_PATH],
    answers: {
      '200': jsonAnswer('The handovers.', 'Ticket', {
        order_code: ORDER_CODE,
        handovers: [
          {
            ...handoverExample,
            number: null,
            has_counter: true,
            bags,
            shop: { id: STORE_ID, name: shop.store },
            qr: '6BF+70V',
          },
        ],
        refunds: [],
      }),
    },
    problems: ['unknown_order'],
  },
  {
    method: 'post',
    path: RECEIVED_PATH,
    id: 'confirmReceived',
    tag: 'Handovers',
    summary: 'Confirm as the buyer that the bags were collected',
    description:
      'Only where the shop has no phone that confirms it. The same token may be sent again and gets the same answer.',
    access: 'signed in',
    json: {
      schema: 'ReceivedRequest',
      examples: {
        confirm: {
          summary: 'A press that is sent a little later',
          value: {
            order_code: ORDER_CODE,
            store_id: STORE_ID,
            token: TOKEN,
            at: '2026-11-25T16:42:00+00:00',
          } satisfies ReceivedBody,
        },
      },
    },
    answers: { '200': jsonAnswer('The handover is done.', 'Received', { handover: handoverExample }) },
    problems: [
      'unknown_order',
      'unknown_handover',
      'already_done',
      'undone',
      'too_late',
      'not_paid',
      'key_was_used',
      'counter_confirms',
      'unavailable',
    ],
    problemFields: { already_done: { handover: handoverExample } },
  },
  {
    method: 'post',
    path: PAIRING_PATH,
    id: 'readPairing',
    tag: 'Handovers',
    summary: 'Read what a link makes of a phone',
    description: 'For the phone that opens the link of the dashboard, before it agrees.',
    access: 'public',
    json: {
      schema: 'PairingRequest',
      examples: { read: { summary: 'The code of the link', value: { code: SECRET } } },
    },
    answers: {
      '200': jsonAnswer('The link can be used.', 'Pairing', {
        kind: 'counter',
        ...shop,
        expires_at: '2026-11-25T16:57:00+00:00',
      }),
    },
    problems: ['pairing_over', 'unavailable'],
  },
  {
    method: 'post',
    path: PAIR_PATH,
    id: 'pairDevice',
    tag: 'Handovers',
    summary: 'Pair a phone',
    description:
      'Works once for each link. The phone that repeats the call with its token gets the same answer, so a lost answer ' +
      'does no harm.',
    access: 'public',
    json: {
      schema: 'PairRequest',
      examples: {
        pair: {
          summary: 'The code of the link, and the phone’s new token',
          value: { code: SECRET, token: SECRET, name: 'Counter' } satisfies PairBody,
        },
      },
    },
    answers: { '200': jsonAnswer('The phone is paired.', 'Device', deviceExample) },
    problems: ['pairing_over', 'unavailable'],
  },
  {
    method: 'get',
    path: COUNTER_PATH,
    id: 'readCounter',
    tag: 'Handovers',
    summary: 'Read the list of a counter',
    description:
      'Handovers of the phone’s own shop for today and tomorrow, with the first name of the buyer: no telephone number, ' +
      'no e-mail address, no amount. Days end at four in the morning in Beirut.',
    access: 'devices',
    answers: {
      '200': jsonAnswer('The list.', 'CounterState', {
        now: '2026-11-25T16:47:00+00:00',
        device: deviceExample,
        public_keys: ['04'],
        handovers: [{ ...handoverExample, order_code: ORDER_CODE, first_name: 'Rima', bags }],
        gifts: [
          {
            bag_id: BAG_ID,
            title: 'Fresh Ka’ak Basket',
            title_ar: null,
            due_start: '2026-11-21T15:00:00+00:00',
            due_end: '2026-11-21T18:30:00+00:00',
            waiting: 2,
            last_given_at: null,
          },
        ],
        bags: [
          {
            id: BAG_ID,
            title: 'Fresh Ka’ak Basket',
            title_ar: null,
            for_sale: 3,
            being_paid: 1,
            sold: 2,
            to_fill: [2],
          },
        ],
      }),
    },
  },
  {
    method: 'post',
    path: COUNTER_TAKE_BACK_PATH,
    id: 'takeBackAtCounter',
    tag: 'Handovers',
    summary: 'Take back sold bags that the shop cannot fill',
    description: 'For bags of the phone’s own shop; otherwise like the call for admins.',
    access: 'devices',
    json: takeBackBody,
    answers: { '200': takenBackAnswer },
    problems: ['unknown_bag', 'key_was_used', 'unavailable'],
  },
  {
    method: 'get',
    path: COUNTER_CHANGES_PATH,
    id: 'streamCounterChanges',
    tag: 'Handovers',
    summary: 'Stream changes of the list of a phone',
    description:
      'Server-sent events without content: each says that the list should be read again. A comment every 15 seconds keeps ' +
      'proxies from closing the connection. The stream ends after 30 minutes, and when the phone is revoked. A change that ' +
      'commits late may be left out, so read the list at intervals too.',
    access: 'devices',
    answers: { '200': changesAnswer },
  },
  {
    method: 'get',
    path: `${STORES_PATH}/{store_id}/changes`,
    id: 'streamStoreChanges',
    tag: 'Handovers',
    summary: 'Stream changes of the list of a shop',
    description:
      'For the members of the shop, and otherwise like the stream of a phone. It ends after 30 minutes, and at the next ' +
      'change after the user has signed out or is no longer a member.',
    access: 'signed in',
    parameters: [
      {
        name: 'store_id',
        in: 'path',
        required: true,
        description: 'The id of the shop.',
        schema: { type: 'string', format: 'uuid' },
        example: STORE_ID,
      },
    ],
    answers: { '200': changesAnswer },
    problems: ['not_yours'],
  },
  {
    method: 'post',
    path: STORE_TAKE_BACK_PATH,
    id: 'takeBackAsMember',
    tag: 'Handovers',
    summary: 'Take back sold bags as a member of the shop',
    description: 'For bags of a shop that the user runs; otherwise like the call for admins.',
    access: 'signed in',
    json: takeBackBody,
    answers: { '200': takenBackAnswer },
    problems: ['unknown_bag', 'key_was_used', 'unavailable'],
  },
  {
    method: 'get',
    path: COURIER_PATH,
    id: 'readCourier',
    tag: 'Handovers',
    summary: 'Read the deliveries of a courier',
    description:
      'The deliveries of today, by the promised time. Name, telephone number and address of the customer are there only ' +
      'from the pick-up of all bags until an hour after the delivery.',
    access: 'devices',
    answers: {
      '200': jsonAnswer('The deliveries.', 'CourierState', {
        now: '2026-11-25T16:47:00+00:00',
        device: { ...deviceExample, kind: 'courier', store_id: null, store: null, store_ar: null },
        public_keys: ['04'],
        deliveries: [
          {
            order_code: ORDER_CODE,
            area: 'mina',
            door: {
              ...handoverExample,
              kind: 'door',
              store_id: null,
              state: 'waiting',
              done_at: null,
              how: null,
            },
            pickups: [
              {
                ...handoverExample,
                kind: 'courier',
                store: shop.store,
                store_ar: shop.store_ar,
                area: 'balad',
                address: 'Tell Square, facing the clock',
                address_ar: 'ساحة التل، مقابل الساعة',
                latitude: 34.4367,
                longitude: 35.8345,
                phone: '+9616000001',
                closes: '2026-11-25T19:00:00+00:00',
                bags,
              },
            ],
            tried_at: null,
            assigned_to: null,
            customer: {
              name: 'Rania Khoury',
              phone: '+96170123456',
              address: 'Street: Port Said | Bldg: Karam | Floor: 3',
            },
          },
        ],
      }),
    },
  },
  {
    method: 'post',
    path: COUNTER_ACTIONS_PATH,
    id: 'sendCounterActions',
    tag: 'Handovers',
    summary: 'Send what a phone confirmed',
    description:
      'Handovers, what was taken back within a minute, and changes of the stock, in the order in which they were done. ' +
      'Each may be sent again: it happens once.',
    access: 'devices',
    json: {
      schema: 'CounterActionsRequest',
      examples: {
        send: {
          summary: 'A bag is handed over',
          value: {
            actions: [
              {
                token: TOKEN,
                do: 'hand_over',
                order_id: ORDER_ID,
                kind: 'pickup',
                how: 'scan',
                at: '2026-11-25T16:42:00+00:00',
              } satisfies CounterActionBody,
            ],
          },
        },
      },
    },
    answers: {
      '200': jsonAnswer('What became of each.', 'ActionResults', {
        results: [{ token: TOKEN, outcome: 'done', handover: handoverExample }],
      }),
    },
  },
];
