import {
  BAG_PICTURES,
  CATEGORIES,
  DIETS,
  DELIVERY_METHODS,
  ACTION_OUTCOMES,
  ERROR_CODES,
  INVITATION_STATES,
  HANDOVER_HOWS,
  HANDOVER_KINDS,
  HANDOVER_STATES,
  ORDER_STATUSES,
  STORE_ROLES,
  REFUND_REASONS,
  LONGEST_CODE,
  LONGEST_DEVICE_NAME,
  LONGEST_URL,
  MOST_STOCK,
  nullable,
  refersTo,
  type BagRow,
  type InvitationAnswerBody,
  type InvitationStateBody,
  type PlaceAnswerBody,
  type RefundDoneAnswerBody,
  type Schema,
  type StoreApplicationAnswerBody,
  type TakeBackAnswerBody,
  type StoreRow,
} from '@zawadeh/domain';

/** A schema with the type of its values. */
type Typed<Value> = Schema & { value?: Value };
/** The type of the value that the schema describes. */
export type SentBy<Described> = Described extends { value?: infer Value } ? Value : never;

/** Every field of an answer is required and has the type of the row. */
const answerOf = <Row>(properties: { [Name in keyof Row]: Typed<Row[Name]> }): Typed<Row> => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const text = (description: string): Typed<string> => ({ type: 'string', description });
const nonEmptyText = (maxLength: number, description: string): Typed<string> => ({
  ...text(description),
  minLength: 1,
  maxLength,
});
const textOrNull = (description: string): Typed<string | null> => nullable(text(description));
const numberOrNull = (description: string): Typed<number | null> => ({
  type: ['number', 'null'],
  description,
});
const id = (description: string): Typed<string> => refersTo('Uuid', description);
const idOrNull = (description: string): Typed<string | null> => nullable(id(description));
const orderCode = nonEmptyText(LONGEST_CODE, 'The order code.');
const oneOf = <const Value extends string>(values: readonly Value[], description: string): Typed<Value> => ({
  type: 'string',
  enum: values,
  description,
});
const oneOfOrNull = <const Value extends string>(
  values: readonly Value[],
  description: string,
): Typed<Value | null> => ({ type: ['string', 'null'], enum: [...values, null], description });
const count = (description: string, minimum = 0): Typed<number> => ({
  type: 'integer',
  minimum,
  description,
});
const countOrNull = (description: string): Typed<number | null> => nullable(count(description));
const moment = (description: string): Typed<string> => refersTo('Instant', description);
const momentOrNull = (description: string): Typed<string | null> => nullable(moment(description));

const flag = (description: string): Typed<boolean> => ({ type: 'boolean', description });
const listOf = <Item>(description: string, items: Typed<Item>): Typed<Item[]> => ({
  type: 'array',
  description,
  items,
});

const store = answerOf<StoreRow>({
  id: id('The id of the shop.'),
  name: text('The name of the shop.'),
  name_ar: textOrNull('The name in Arabic.'),
  area: textOrNull('The id of its delivery area.'),
  rating: numberOrNull('The average of its stars in six months; null with too few ratings.'),
  rating_count: nullable(count('How many ratings that is of.', 5)),
});

const shopName = {
  store_id: idOrNull('The id of the shop.'),
  store: textOrNull('The name of the shop.'),
  store_ar: textOrNull('The name in Arabic.'),
};

const handover = {
  order_id: id('The id of the order.'),
  store_id: idOrNull('The shop; null for a door.'),
  kind: oneOf(HANDOVER_KINDS, 'To the buyer, to a courier, or at the door.'),
  state: oneOf(HANDOVER_STATES, 'The state.'),
  due_start: momentOrNull('From when; null where the bags have no window.'),
  due_end: moment('Until when.'),
  reopen_until: moment('Until when it can still be done once it was missed.'),
  done_at: momentOrNull('When it was done.'),
  how: textOrNull(`How it was confirmed: ${HANDOVER_HOWS.join(', ')}.`),
  device_id: idOrNull('The phone that confirmed it.'),
  device: textOrNull('The name of that phone.'),
} satisfies Record<string, Schema>;

const handedBags = listOf(
  'The bags.',
  answerOf({
    bag_id: idOrNull('The id of the bag; null once it is deleted.'),
    title: text('The name.'),
    title_ar: textOrNull('The name in Arabic.'),
    quantity: count('How many.', 1),
  }),
);

/** The part of the answer that every phone gets with its list. */
const deviceState = {
  now: moment('The server’s clock.'),
  device: refersTo('Device', 'This phone.'),
  public_keys: listOf('They verify tickets without a connection.', text('In hex.')),
};

export const answers = {
  Bag: answerOf<BagRow>({
    id: id('The id of the bag.'),
    store_id: id('The id of its shop.'),
    title: textOrNull('The name.'),
    name_en: textOrNull('The name in English.'),
    name_ar: textOrNull('The name in Arabic.'),
    description: textOrNull('The possible content.'),
    description_ar: textOrNull('The possible content, in Arabic.'),
    image_url: textOrNull('The URL of the picture.'),
    picture: oneOfOrNull(
      BAG_PICTURES,
      'The drawing of a bag without a picture; null is the one of its category.',
    ),
    full_price: numberOrNull('The usual price of the content, in US dollars.'),
    sale_price: refersTo('Dollars', 'The price of the bag.'),
    price: refersTo('Dollars', 'Always the same as `sale_price`.'),
    quantity: { ...count('The number of bags left.'), maximum: MOST_STOCK },
    category: oneOf(CATEGORIES, 'The kind of food.'),
    diet: listOf('The diets that it suits.', oneOf(DIETS, 'A diet.')),
    pickup_start: momentOrNull('The start of the pickup time.'),
    pickup_end: momentOrNull('The end of the pickup time.'),
    pickup_time: textOrNull('The pickup time as free text, for rows that have it.'),
    restock_time: momentOrNull('The time of the next restock.'),
    last_update_at: moment('The time of the last change.'),
    created_at: moment('The time of creation.'),
    store: { ...store, type: ['object', 'null'], description: 'The shop.' },
    store_name: textOrNull('The name of the shop.'),
  }),
  OrderPlaced: answerOf({
    order_code: nonEmptyText(LONGEST_CODE, 'The order code, which the buyer shows or says at pickup.'),
    expires_at: moment('The time until which the bags are held.'),
  }),
  OrderState: answerOf({
    order_code: orderCode,
    payment_status: oneOf(
      ORDER_STATUSES,
      'The status of the order. `refund_due`: the money goes back to the buyer, who cancelled or paid too late.',
    ),
    expires_at: momentOrNull('The time until which the bags are held; null unless the order is pending.'),
  }),
  RefundDone: answerOf<RefundDoneAnswerBody>({
    id: id('The id of the refund.'),
    done_at: moment('When it was recorded as sent back.'),
    reference: text('The reference.'),
  }),
  Place: answerOf<PlaceAnswerBody>({
    latitude: numberOrNull('In degrees; null where the link leads to no place in Lebanon.'),
    longitude: numberOrNull('In degrees.'),
  }),
  InvitationSent: answerOf<InvitationAnswerBody>({
    link: nonEmptyText(LONGEST_URL, 'The link with its secret, which is never answered again.'),
    expires_at: moment('The time until which it works.'),
    is_sent: {
      type: 'boolean',
      description: 'Whether a letter is on its way; without a mail server there is none.',
    },
  }),
  InvitationState: {
    type: 'object',
    required: ['state', 'from'],
    properties: {
      state: oneOf(INVITATION_STATES, 'Whether it can be accepted.'),
      from: textOrNull('The name of the person who can send another one.'),
      store_id: id('The shop.'),
      store: text('Its name.'),
      store_ar: textOrNull('Its Arabic name.'),
      role: oneOf(STORE_ROLES, 'The role in the team.'),
      email: text('The account that can accept it.'),
      expires_at: moment('The time until which it works.'),
    },
  } satisfies Typed<InvitationStateBody>,
  StoreApplication: answerOf<StoreApplicationAnswerBody>({ applied_at: moment('When it was sent.') }),
  TakenBack: answerOf<TakeBackAnswerBody>({
    orders: count('The paid orders that lost the bag.'),
    pieces: count('How many bags they lost.'),
    for_sale: count('What is for sale now.'),
  }),
  PaymentPage: answerOf({
    data: answerOf({ collectUrl: nonEmptyText(LONGEST_URL, 'The same URL, for older clients.') }),
    collectUrl: nonEmptyText(
      LONGEST_URL,
      'The URL of the payment page; a path of the web app if there is nothing to pay.',
    ),
  }),
  ProfileSaved: answerOf({ error: { type: 'null', description: 'Always null.' } }),
  PaidOrder: answerOf({
    id: id('The id of the order.'),
    order_code: orderCode,
    customer_name: text('The name of the buyer.'),
    delivery_method: oneOf(DELIVERY_METHODS, 'Delivery or pickup.'),
    payment_status: text('The status of the order.'),
    created_at: moment('The time when the order was placed.'),
    paid_at: moment('The time when the order was paid.'),
    externalId: countOrNull('The number of the payment at the provider.'),
  }),
  Handover: answerOf(handover),
  Received: answerOf({ handover: refersTo('Handover', 'The handover as it is now.') }),
  Ticket: answerOf({
    order_code: orderCode,
    handovers: listOf(
      'One for each shop, or for each shop and the door.',
      answerOf({
        ...handover,
        number: countOrNull('Of a gift: which of the bags of the order it is.'),
        has_counter: flag('Whether a phone of the shop confirms it.'),
        bags: handedBags,
        shop: { type: ['object', 'null'], description: 'The shop: name, address, area, position and phone.' },
        qr: textOrNull('The text of its QR code; null where nothing reads it.'),
      }),
    ),
    refunds: listOf(
      'What goes back to the buyer, or went back.',
      answerOf({
        amount_cents: count('The amount in cents.', 1),
        reason: oneOf([...REFUND_REASONS, 'other'], 'Why it goes back.'),
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
    kind: oneOf(['counter', 'courier'], 'What the phone becomes.'),
    ...shopName,
    expires_at: moment('Until when the link works.'),
  }),
  Device: answerOf({
    id: id('The id of the phone.'),
    kind: oneOf(['counter', 'courier'], 'What it is for.'),
    name: nonEmptyText(LONGEST_DEVICE_NAME, 'Its name.'),
    ...shopName,
  }),
  CounterState: answerOf({
    ...deviceState,
    handovers: listOf(
      'Those of today and tomorrow.',
      answerOf({
        ...handover,
        order_code: orderCode,
        first_name: textOrNull('The first word of the buyer’s name, without numbers, links and addresses.'),
        bags: handedBags,
      }),
    ),
    gifts: listOf(
      'What others paid for, for people who need it: one row of each bag.',
      answerOf({
        bag_id: id('The id of the bag.'),
        title: textOrNull('The name.'),
        title_ar: textOrNull('The name in Arabic.'),
        due_start: momentOrNull('From when.'),
        due_end: moment('Until when.'),
        waiting: count('How many wait to be given.'),
        last_given_at: momentOrNull('When the last one was given.'),
      }),
    ),
    bags: listOf(
      'The bags of tonight.',
      answerOf({
        id: id('The id of the bag.'),
        title: textOrNull('The name.'),
        title_ar: textOrNull('The name in Arabic.'),
        for_sale: count('Still for sale.'),
        being_paid: count('Held for orders that are not paid yet.'),
        sold: count('Sold today.'),
        to_fill: listOf(
          'The bags of each paid order that nobody has collected, in the order of payment.',
          count('How many.', 1),
        ),
      }),
    ),
  }),
  CourierState: answerOf({
    ...deviceState,
    deliveries: listOf(
      'Those of today.',
      answerOf({
        order_code: orderCode,
        area: textOrNull('The id of the delivery area.'),
        door: refersTo('Handover', 'The delivery to the customer.'),
        pickups: listOf(
          'One for each shop.',
          answerOf({
            ...handover,
            store: textOrNull('The name of the shop.'),
            store_ar: textOrNull('The name in Arabic.'),
            area: textOrNull('The id of the area of the shop.'),
            address: textOrNull('The address of the shop.'),
            address_ar: textOrNull('The address in Arabic.'),
            latitude: numberOrNull('Where the shop is, in degrees.'),
            longitude: numberOrNull('Where the shop is, in degrees.'),
            phone: textOrNull('The telephone number of the shop, in E.164.'),
            closes: momentOrNull('Until when the shop gives the bags; null where they have no window.'),
            bags: handedBags,
          }),
        ),
        tried_at: momentOrNull('When nobody was at the door last; null where that did not happen.'),
        assigned_to: {
          type: ['object', 'null'],
          description:
            'The id and the name of the courier’s phone whose delivery it is; null: any courier’s.',
        },
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
        token: id('The token of the action.'),
        outcome: oneOf(ACTION_OUTCOMES, 'What became of it. After `try_again` it has to be sent again.'),
        handover: { type: 'object', description: 'The handover as it is now, where there is one.' },
        for_sale: count('The stock after a change of it.'),
      },
    }),
  }),
  Empty: { type: 'object', description: 'An empty object.' },
  Health: answerOf({
    status: oneOf(['alive', 'ready'], 'The result of the check.'),
  }),
  Config: answerOf({
    supabaseUrl: text('The URL of the Supabase project; empty if this server takes its place.'),
    publishableKey: text('The public key of the Supabase project.'),
    apiBase: text('The origin of this API; empty if it is that of the page.'),
    paidOrdersOnly: flag('Whether the dashboard shows only paid orders.'),
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
      error: text('The error in English, for logs.'),
      message: text('The same text, for clients that read this field.'),
      code: oneOf(ERROR_CODES, 'The error code, for programs.'),
      field: text('The first invalid field; empty if the whole body is invalid.'),
      problem: oneOf(['missing', 'unknown', 'wrong'], 'The problem of the field.'),
      amount: refersTo('Dollars', 'The right amount, to show to the buyer.'),
      delivery_fee: refersTo('Dollars', 'The right delivery fee.'),
      limit: { type: 'integer', description: 'The limit that was exceeded.' },
      handover: { type: 'object', description: 'The handover that was done before.' },
      applied_at: moment('When the earlier application was sent.'),
      details: listOf(
        'The available quantity and the price of each bag.',
        answerOf({
          bagId: text('The id of the bag.'),
          unitPrice: numberOrNull('The price of one bag; null if the bag no longer exists.'),
          available: count('The number of bags left.'),
        }),
      ),
    },
  },
} satisfies Record<string, Schema>;
