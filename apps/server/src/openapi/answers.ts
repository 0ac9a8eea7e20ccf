import {
  CATEGORIES,
  DELIVERY_METHODS,
  ERROR_CODES,
  ORDER_STATUSES,
  type BagRow,
  type StoreRow,
} from '@zawadeh/domain';
import type { PaidRow } from '../database/orders.ts';
import { orNull, refersTo } from './schemas.ts';
import type { Schema } from './shape.ts';

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
  id: text('Its id.'),
  name: text('Its name.'),
  name_ar: orNull('string', 'Its name in Arabic.'),
});

export const answers = {
  Bag: answerOf<BagRow>({
    id: text('Its id.'),
    store_id: text('Its shop.'),
    title: orNull('string', 'What it is called.'),
    name_en: orNull('string', 'What it is called in English.'),
    name_ar: orNull('string', 'What it is called in Arabic.'),
    description: orNull('string', 'What may be in it.'),
    description_ar: orNull('string', 'The same in Arabic.'),
    image_url: orNull('string', 'Its picture.'),
    full_price: orNull('number', 'What its content would cost, in dollars.'),
    sale_price: refersTo('Dollars', 'What it costs, in dollars.'),
    price: refersTo('Dollars', 'Always the same as `sale_price`.'),
    quantity: { type: 'integer', minimum: 0, description: 'How many are left.' },
    category: { type: 'string', enum: CATEGORIES, description: 'What kind of food.' },
    pickup_start: momentOrNull('From when it can be collected.'),
    pickup_end: momentOrNull('Until when it can be collected.'),
    pickup_time: orNull('string', 'Both in words, where a row has them.'),
    restock_time: momentOrNull('When there will be more.'),
    last_update_at: moment('When it was last changed.'),
    created_at: moment('When it was added.'),
    store: { ...store, type: ['object', 'null'], description: 'Its shop.' },
    store_name: orNull('string', 'The shop’s name.'),
  }),
  OrderPlaced: answerOf({
    order_code: text('What everybody calls the order: it is read aloud at a counter.'),
    expires_at: moment('Until when the bags are held.'),
  }),
  OrderState: answerOf({
    order_code: text('The order.'),
    payment_status: {
      type: 'string',
      enum: ORDER_STATUSES,
      description: 'How far it is. Money that came too late is `refund_due` where the bags are gone.',
    },
    expires_at: momentOrNull('Until when the bags are held; null once it is decided.'),
  }),
  PaymentPage: answerOf({
    data: {
      type: 'object',
      required: ['collectUrl'],
      properties: { collectUrl: text('The same, where older readers look for it.') },
    },
    collectUrl: text('Where to pay. A path of our own where there is nothing left to pay.'),
  }),
  ProfileSaved: answerOf({ error: { type: 'null', description: 'Nothing went wrong.' } }),
  PaidOrder: answerOf<Omit<PaidRow, 'event'>>({
    id: text('The order’s id.'),
    order_code: text('The order’s code.'),
    customer_name: text('Whom it is for.'),
    delivery_method: { type: 'string', enum: DELIVERY_METHODS, description: 'Brought or collected.' },
    payment_status: text('How far the order is.'),
    created_at: moment('When it was placed.'),
    paid_at: moment('When it was paid.'),
    externalId: orNull('integer', 'The number that the provider knows the payment by.'),
  }),
  Nothing: { type: 'object', description: 'Nothing more to say.' },
  Health: answerOf({ status: { type: 'string', enum: ['alive', 'ready'], description: 'All is well.' } }),
  Config: answerOf({
    supabaseUrl: text(
      'The project for accounts, tables and pictures; empty where this server answers for it.',
    ),
    publishableKey: text('The key for it that everybody may know.'),
    apiBase: text('Where these calls are; empty where the page came from.'),
    paidOrdersOnly: {
      type: 'boolean',
      description: 'Whether the dashboard shows no order before it is paid.',
    },
  }),
  PictureStored: answerOf({
    url: text('Where the picture can be seen, for `image_url` of a bag.'),
    path: text('Where it lies in the bucket.'),
  }),
  Problem: {
    type: 'object',
    description: 'Every failure has this shape.',
    required: ['error', 'message', 'code'],
    properties: {
      error: { type: 'string', description: 'What is wrong, in English, for the log.' },
      message: { type: 'string', description: 'The same, for readers that look here.' },
      code: { type: 'string', enum: ERROR_CODES, description: 'What is wrong, for programs.' },
      field: { type: 'string', description: 'The first field that is wrong; empty where the whole body is.' },
      problem: {
        type: 'string',
        enum: ['missing', 'unknown', 'wrong'],
        description: 'What is wrong with it.',
      },
      amount: refersTo('Dollars', 'What it really costs, so that the buyer can look again.'),
      delivery_fee: refersTo('Dollars', 'What bringing it really costs.'),
      limit: { type: 'integer', description: 'How many would have been possible.' },
      details: {
        type: 'array',
        description: 'What is really left, and for how much.',
        items: {
          type: 'object',
          required: ['bagId', 'unitPrice', 'available'],
          properties: {
            bagId: { type: 'string', description: 'Which bag.' },
            unitPrice: { type: ['number', 'null'], description: 'What one costs; null where it is gone.' },
            available: { type: 'integer', minimum: 0, description: 'How many are left.' },
          },
        },
      },
    },
  },
} satisfies Record<string, Schema>;
