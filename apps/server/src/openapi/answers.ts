import {
  CATEGORIES,
  DIETS,
  DELIVERY_METHODS,
  ACTION_OUTCOMES,
  ERROR_CODES,
  HANDOVER_HOWS,
  HANDOVER_KINDS,
  HANDOVER_STATES,
  ORDER_STATUSES,
  REFUND_REASONS,
  refersTo,
  type BagRow,
  type PlaceAnswerBody,
  type RefundDoneAnswerBody,
  type Schema,
  type TakeBackAnswerBody,
  type StoreRow,
} from '@zawadeh/domain';
import type { PaidRow } from '../database/orders.ts';
import { orNull } from './schemas.ts';

/** Every field of an answer is required and has the type of the row. */
const answerOf = <Row>(properties: Record<keyof Row & string, Schema>): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const text = (description: string): Schema => ({ type: 'string', description });
const moment = (description: string): Schema => refersTo('Instant', description);
const momentOrNull = (description: string): Schema => ({
  ...orNull('string', description),
  format: 'date-time',
});

const store = answerOf<StoreRow>({
  id: text('The id of the shop.'),
  name: text('The name of the shop.'),
  name_ar: orNull('string', 'The name in Arabic.'),
  area: orNull('string', 'The id of its delivery area.'),
});

const shopName = {
  store_id: orNull('string', 'The id of the shop.'),
  store: orNull('string', 'The name of the shop.'),
  store_ar: orNull('string', 'The name in Arabic.'),
};

const handover = {
  order_id: text('The id of the order.'),
  store_id: orNull('string', 'The shop; null for a door.'),
  kind: { type: 'string', enum: HANDOVER_KINDS, description: 'To the buyer, to a courier, or at the door.' },
  state: { type: 'string', enum: HANDOVER_STATES, description: 'The state.' },
  due_start: momentOrNull('From when; null where the bags have no window.'),
  due_end: moment('Until when.'),
  reopen_until: moment('Until when it can still be done once it was missed.'),
  done_at: momentOrNull('When it was done.'),
  how: orNull('string', `How it was confirmed: ${HANDOVER_HOWS.join(', ')}.`),
  device_id: orNull('string', 'The phone that confirmed it.'),
  device: orNull('string', 'The name of that phone.'),
} satisfies Record<string, Schema>;

const handedBags: Schema = {
  type: 'array',
  description: 'The bags.',
  items: answerOf({
    bag_id: orNull('string', 'The id of the bag; null once it is deleted.'),
    title: text('The name.'),
    title_ar: orNull('string', 'The name in Arabic.'),
    quantity: { type: 'integer', minimum: 1, description: 'How many.' },
  }),
};

const listOf = (description: string, items: Schema): Schema => ({ type: 'array', description, items });

/** What every phone hears with its list. */
const deviceState = {
  now: moment('The server’s clock.'),
  device: refersTo('Device', 'This phone.'),
  public_keys: listOf('They verify tickets without a connection.', {
    type: 'string',
    description: 'In hex.',
  }),
};

export const answers = {
  Bag: answerOf<BagRow>({
    id: text('The id of the bag.'),
    store_id: text('The id of its shop.'),
    title: orNull('string', 'The name.'),
    name_en: orNull('string', 'The name in English.'),
    name_ar: orNull('string', 'The name in Arabic.'),
    description: orNull('string', 'The possible content.'),
    description_ar: orNull('string', 'The possible content, in Arabic.'),
    image_url: orNull('string', 'The URL of the picture.'),
    full_price: orNull('number', 'The usual price of the content, in US dollars.'),
    sale_price: refersTo('Dollars', 'The price of the bag.'),
    price: refersTo('Dollars', 'Always the same as `sale_price`.'),
    quantity: { type: 'integer', minimum: 0, description: 'The number of bags left.' },
    category: { type: 'string', enum: CATEGORIES, description: 'The kind of food.' },
    diet: listOf('The diets that it suits.', { type: 'string', enum: DIETS }),
    pickup_start: momentOrNull('The start of the pickup time.'),
    pickup_end: momentOrNull('The end of the pickup time.'),
    pickup_time: orNull('string', 'The pickup time as free text, for rows that have it.'),
    restock_time: momentOrNull('The time of the next restock.'),
    last_update_at: moment('The time of the last change.'),
    created_at: moment('The time of creation.'),
    store: { ...store, type: ['object', 'null'], description: 'The shop.' },
    store_name: orNull('string', 'The name of the shop.'),
  }),
  OrderPlaced: answerOf({
    order_code: text('The order code, which the buyer shows or says at pickup.'),
    expires_at: moment('The time until which the bags are held.'),
  }),
  OrderState: answerOf({
    order_code: text('The order code.'),
    payment_status: {
      type: 'string',
      enum: ORDER_STATUSES,
      description:
        'The status of the order. `refund_due`: the money goes back to the buyer, who cancelled or paid too late.',
    },
    expires_at: momentOrNull('The time until which the bags are held; null unless the order is pending.'),
  }),
  RefundDone: answerOf<RefundDoneAnswerBody>({
    id: text('The id of the refund.'),
    done_at: moment('When it was recorded as sent back.'),
    reference: text('The reference.'),
  }),
  Place: answerOf<PlaceAnswerBody>({
    latitude: orNull('number', 'In degrees; null where the link leads to no place in Lebanon.'),
    longitude: orNull('number', 'In degrees.'),
  }),
  TakenBack: answerOf<TakeBackAnswerBody>({
    orders: { type: 'integer', minimum: 0, description: 'The paid orders that lost the bag.' },
    pieces: { type: 'integer', minimum: 0, description: 'How many bags they lost.' },
    for_sale: { type: 'integer', minimum: 0, description: 'What is for sale now.' },
  }),
  PaymentPage: answerOf({
    data: {
      type: 'object',
      required: ['collectUrl'],
      properties: { collectUrl: text('The same URL, for older clients.') },
    },
    collectUrl: text('The URL of the payment page; a path of the web app if there is nothing to pay.'),
  }),
  ProfileSaved: answerOf({ error: { type: 'null', description: 'Always null.' } }),
  PaidOrder: answerOf<Omit<PaidRow, 'event'>>({
    id: text('The id of the order.'),
    order_code: text('The order code.'),
    customer_name: text('The name of the buyer.'),
    delivery_method: { type: 'string', enum: DELIVERY_METHODS, description: 'Delivery or pickup.' },
    payment_status: text('The status of the order.'),
    created_at: moment('The time when the order was placed.'),
    paid_at: moment('The time when the order was paid.'),
    externalId: orNull('integer', 'The number of the payment at the provider.'),
  }),
  Handover: answerOf(handover),
  Received: answerOf({ handover: refersTo('Handover', 'The handover as it is now.') }),
  Ticket: answerOf({
    order_code: text('The order code.'),
    handovers: listOf(
      'One for each shop, or for each shop and the door.',
      answerOf({
        ...handover,
        number: orNull('integer', 'Of a gift: which of the bags of the order it is.'),
        has_counter: { type: 'boolean', description: 'Whether a phone of the shop confirms it.' },
        bags: handedBags,
        shop: { type: ['object', 'null'], description: 'The shop: name, address, area, position and phone.' },
        qr: orNull('string', 'The text of its QR code; null where nothing reads it.'),
      }),
    ),
    refunds: listOf(
      'What goes back to the buyer, or went back.',
      answerOf({
        amount_cents: { type: 'integer', minimum: 1, description: 'The amount in cents.' },
        reason: { type: 'string', enum: [...REFUND_REASONS, 'other'], description: 'Why it goes back.' },
        asked_at: moment('Since when it is owed.'),
        done_at: momentOrNull('When it was sent; null while it is owed.'),
        line: {
          type: ['object', 'null'],
          description: 'The line that was taken back; null where it is about the whole order.',
        },
      }),
    ),
  }),
  Pairing: answerOf({
    kind: { type: 'string', enum: ['counter', 'courier'], description: 'What the phone becomes.' },
    ...shopName,
    expires_at: moment('Until when the link works.'),
  }),
  Device: answerOf({
    id: text('The id of the phone.'),
    kind: { type: 'string', enum: ['counter', 'courier'], description: 'What it is for.' },
    name: text('Its name.'),
    ...shopName,
  }),
  CounterState: answerOf({
    ...deviceState,
    handovers: listOf(
      'Those of today and tomorrow.',
      answerOf({
        ...handover,
        order_code: text('The order code.'),
        first_name: orNull(
          'string',
          'The first word of the buyer’s name, without numbers, links and addresses.',
        ),
        bags: handedBags,
      }),
    ),
    gifts: listOf(
      'What others paid for, for people who need it: one row of each bag.',
      answerOf({
        bag_id: text('The id of the bag.'),
        title: orNull('string', 'The name.'),
        title_ar: orNull('string', 'The name in Arabic.'),
        due_start: momentOrNull('From when.'),
        due_end: moment('Until when.'),
        waiting: { type: 'integer', minimum: 0, description: 'How many wait to be given.' },
        last_given_at: momentOrNull('When the last one was given.'),
      }),
    ),
    bags: listOf(
      'The bags of tonight.',
      answerOf({
        id: text('The id of the bag.'),
        title: orNull('string', 'The name.'),
        title_ar: orNull('string', 'The name in Arabic.'),
        for_sale: { type: 'integer', minimum: 0, description: 'Still for sale.' },
        being_paid: { type: 'integer', minimum: 0, description: 'Held for orders that are not paid yet.' },
        sold: { type: 'integer', minimum: 0, description: 'Sold today.' },
        to_fill: {
          type: 'array',
          items: { type: 'integer', minimum: 1 },
          description: 'The bags of each paid order that nobody has collected, in the order of payment.',
        },
      }),
    ),
  }),
  CourierState: answerOf({
    ...deviceState,
    deliveries: listOf(
      'Those of today.',
      answerOf({
        order_code: text('The order code.'),
        area: orNull('string', 'The id of the delivery area.'),
        door: refersTo('Handover', 'The delivery to the customer.'),
        pickups: listOf(
          'One for each shop.',
          answerOf({
            ...handover,
            store: orNull('string', 'The name of the shop.'),
            store_ar: orNull('string', 'The name in Arabic.'),
            area: orNull('string', 'The id of the area of the shop.'),
            address: orNull('string', 'The address of the shop.'),
            address_ar: orNull('string', 'The address in Arabic.'),
            latitude: orNull('number', 'Where the shop is, in degrees.'),
            longitude: orNull('number', 'Where the shop is, in degrees.'),
            phone: orNull('string', 'The telephone number of the shop, in E.164.'),
            closes: momentOrNull('Until when the shop gives the bags; null where they have no window.'),
            bags: handedBags,
          }),
        ),
        tried_at: momentOrNull('When nobody was at the door last; null where that did not happen.'),
        customer: {
          type: ['object', 'null'],
          description: 'Name, telephone number and address; null while they are not needed.',
        },
      }),
    ),
  }),
  ActionResults: answerOf({
    results: listOf('One for each action, in order.', {
      type: 'object',
      required: ['token', 'outcome'],
      properties: {
        token: text('The token of the action.'),
        outcome: {
          type: 'string',
          enum: ACTION_OUTCOMES,
          description: 'What became of it. After `try_again` it has to be sent again.',
        },
        handover: { type: 'object', description: 'The handover as it is now, where there is one.' },
        for_sale: { type: 'integer', minimum: 0, description: 'The stock after a change of it.' },
      },
    }),
  }),
  Empty: { type: 'object', description: 'An empty object.' },
  Health: answerOf({
    status: { type: 'string', enum: ['alive', 'ready'], description: 'The result of the check.' },
  }),
  Config: answerOf({
    supabaseUrl: text('The URL of the Supabase project; empty if this server takes its place.'),
    publishableKey: text('The public key of the Supabase project.'),
    apiBase: text('The origin of this API; empty if it is that of the page.'),
    paidOrdersOnly: {
      type: 'boolean',
      description: 'Whether the dashboard shows only paid orders.',
    },
  }),
  PictureStored: answerOf({
    url: text('The URL of the picture, for `image_url` of a bag.'),
    path: text('The path of the picture in its bucket.'),
  }),
  Problem: {
    type: 'object',
    description: 'Every error has this schema.',
    required: ['error', 'message', 'code'],
    properties: {
      error: { type: 'string', description: 'The error in English, for logs.' },
      message: { type: 'string', description: 'The same text, for clients that read this field.' },
      code: { type: 'string', enum: ERROR_CODES, description: 'The error code, for programs.' },
      field: { type: 'string', description: 'The first invalid field; empty if the whole body is invalid.' },
      problem: {
        type: 'string',
        enum: ['missing', 'unknown', 'wrong'],
        description: 'The problem of the field.',
      },
      amount: refersTo('Dollars', 'The right amount, to show to the buyer.'),
      delivery_fee: refersTo('Dollars', 'The right delivery fee.'),
      limit: { type: 'integer', description: 'The limit that was exceeded.' },
      handover: { type: 'object', description: 'The handover that was done before.' },
      details: {
        type: 'array',
        description: 'The available quantity and the price of each bag.',
        items: {
          type: 'object',
          required: ['bagId', 'unitPrice', 'available'],
          properties: {
            bagId: { type: 'string', description: 'The id of the bag.' },
            unitPrice: {
              type: ['number', 'null'],
              description: 'The price of one bag; null if the bag no longer exists.',
            },
            available: { type: 'integer', minimum: 0, description: 'The number of bags left.' },
          },
        },
      },
    },
  },
} satisfies Record<string, Schema>;
