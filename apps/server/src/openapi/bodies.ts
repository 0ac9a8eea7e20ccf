import {
  cancelFields,
  checkoutFields,
  counterActionsFields,
  CURRENCY,
  DELIVERY_AREAS,
  DELIVERY_METHODS,
  HANDOVER_KINDS,
  LARGEST_REFUND,
  LONGEST_ADDRESS,
  LONGEST_CODE,
  LONGEST_DEVICE_NAME,
  LONGEST_EMAIL,
  LONGEST_MESSAGE,
  LONGEST_NAME,
  LONGEST_PHONE,
  LONGEST_REASON,
  LONGEST_REFERENCE,
  LONGEST_URL,
  messageFields,
  MOST_COUNTER_ACTIONS,
  NEXT_STEPS,
  MOST_LINES,
  MOST_OF_ONE,
  MOST_STOCK,
  pairFields,
  pairingFields,
  paymentFields,
  placeFields,
  profileFields,
  receivedFields,
  REFUND_KINDS,
  refundDoneFields,
  refundOrderFields,
  ROLES,
  statusFields,
  STOCK_CHANGES,
  TAKE_BACK_REASONS,
  takeBackFields,
  type Fields,
} from '@zawadeh/domain';
import { anyText, refersTo, nonEmptyText } from './schemas.ts';
import type { Schema } from './shape.ts';

/** Names and required fields come from the fields with which the server reads the body. */
function bodyOf<Known extends Fields>(
  fields: Known,
  described: Record<keyof Known & string, Schema>,
): Schema {
  const required = Object.keys(fields).filter((name) => !('mayBeMissing' in (fields[name] ?? {})));
  return { type: 'object', additionalProperties: false, required, properties: described };
}

const signedInUser = refersTo('Id', 'The signed-in user; any other id is rejected.');
const orderCode = nonEmptyText(LONGEST_CODE, 'The order code, in any case and with any spaces.');
const currency: Schema = { type: 'string', enum: [CURRENCY], description: 'The only currency.' };

export const bodies = {
  CheckoutRequest: bodyOf(checkoutFields, {
    user_id: signedInUser,
    bag_id: refersTo('Id', 'The bag of the first line of `details`.'),
    qty: {
      type: 'integer',
      minimum: 1,
      maximum: MOST_OF_ONE,
      description: 'The quantity of the first line.',
    },
    delivery_method: { type: 'string', enum: DELIVERY_METHODS, description: 'Delivery or pickup.' },
    customer_name: nonEmptyText(LONGEST_NAME, 'The name of the buyer.'),
    customer_email: nonEmptyText(LONGEST_EMAIL, 'The e-mail address of the buyer.'),
    whatsapp_phone: nonEmptyText(
      LONGEST_PHONE,
      'In any notation, with digits of any script; a number without a country code is Lebanese.',
    ),
    delivery_address: nonEmptyText(LONGEST_ADDRESS, 'The address in one line; for pickup, any text.'),
    delivery_fee: refersTo('Price', 'The fee shown to the buyer, which the server compares with its own.'),
    amount: refersTo('Price', 'The total shown to the buyer, which the server compares with its own.'),
    currency,
    details: {
      type: 'array',
      minItems: 1,
      maxItems: MOST_LINES,
      description: 'The lines of the cart, one for each bag.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['bagId', 'quantity', 'unitPrice'],
        properties: {
          bagId: refersTo('Id', 'The id of the bag.'),
          quantity: { type: 'integer', minimum: 1, maximum: MOST_OF_ONE, description: 'The quantity.' },
          unitPrice: refersTo('Price', 'The price of one bag that was shown to the buyer.'),
        },
      },
    },
    delivery_area: {
      type: 'string',
      enum: DELIVERY_AREAS.map(({ id }) => id),
      description: 'The delivery area, which decides the fee.',
    },
    language: {
      type: 'string',
      enum: ['en', 'ar'],
      description: 'The language of messages to the buyer.',
    },
    is_gift: {
      type: 'boolean',
      description: 'Whether the shop gives the bags to people who need them. Of a pickup alone.',
    },
  }),
  PaymentRequest: bodyOf(paymentFields, {
    amount: refersTo('Price', 'The amount shown to the buyer, which the server compares with its own.'),
    currency,
    user_id: signedInUser,
    order_id: refersTo('Id', 'The order code, or the id of the order.'),
  }),
  StatusRequest: bodyOf(statusFields, {
    order_code: orderCode,
    user_id: refersTo(
      'Id',
      'The signed-in buyer, to refresh the status. Missing if an admin marks the order as paid.',
    ),
    reason: nonEmptyText(
      LONGEST_REASON,
      'The reason of an admin who marks the order as paid, for the audit log.',
    ),
  }),
  CancelRequest: bodyOf(cancelFields, {
    order_code: orderCode,
  }),
  RefundDoneRequest: bodyOf(refundDoneFields, {
    reference: nonEmptyText(LONGEST_REFERENCE, 'The reference of the payment that sent the money back.'),
  }),
  PlaceRequest: bodyOf(placeFields, {
    link: nonEmptyText(LONGEST_URL, 'The short link, with or without the text that phones share with it.'),
  }),
  RefundOrderRequest: bodyOf(refundOrderFields, {
    token: refersTo('Uuid', 'Of this decision.'),
    order_code: nonEmptyText(LONGEST_CODE, 'The order code.'),
    kind: {
      type: 'string',
      enum: REFUND_KINDS,
      description:
        'The whole order is cancelled, or one line of it, or a part of its money goes back while it stays.',
    },
    line: {
      type: 'integer',
      minimum: 1,
      maximum: 2 * MOST_LINES,
      description: 'The place of the line, counted from one; of `line` alone.',
    },
    amount_cents: {
      type: 'integer',
      minimum: 1,
      maximum: LARGEST_REFUND,
      description: 'The amount in cents; of `goodwill` alone.',
    },
    reason: nonEmptyText(LONGEST_REASON, 'The reason, which the buyer reads.'),
    left_cents: {
      type: 'integer',
      minimum: 0,
      maximum: LARGEST_REFUND,
      description: 'What was left of the money of the order when the admin decided.',
    },
  }),
  TakeBackRequest: bodyOf(takeBackFields, {
    token: refersTo('Uuid', 'Of this decision.'),
    bag_id: nonEmptyText(LONGEST_CODE, 'The id of the bag.'),
    can_fill: {
      type: 'integer',
      minimum: 0,
      maximum: MOST_STOCK,
      description: 'How many the shop can still fill of those that are not collected.',
    },
    reason: { type: 'string', enum: TAKE_BACK_REASONS, description: 'Why, for the log.' },
  }),
  ProfileRequest: bodyOf(profileFields, {
    id: signedInUser,
    email: anyText(LONGEST_EMAIL, 'Ignored: the address of the account is used.'),
    name: anyText(LONGEST_NAME, 'An empty text changes nothing.'),
    phone: anyText(LONGEST_PHONE, 'An empty text changes nothing.'),
    role: {
      type: 'string',
      enum: ROLES,
      description: 'Ignored: users cannot change their own role.',
    },
  }),
  MessageRequest: bodyOf(messageFields, {
    to: nonEmptyText(LONGEST_PHONE, 'Ignored: the server decides the recipient.'),
    message: nonEmptyText(LONGEST_MESSAGE, 'Ignored: the server decides the text.'),
  }),
  ReceivedRequest: bodyOf(receivedFields, {
    order_code: orderCode,
    store_id: {
      ...refersTo('Uuid'),
      type: ['string', 'null'],
      description: 'The shop; null where it is unknown.',
    },
    token: refersTo('Uuid', 'A new id of this confirmation: the same one may be sent again.'),
    at: refersTo('Instant', 'When the buyer pressed, where it is sent later.'),
  }),
  PairingRequest: bodyOf(pairingFields, { code: refersTo('Secret', 'The code of the link.') }),
  PairRequest: bodyOf(pairFields, {
    code: refersTo('Secret', 'The code of the link.'),
    token: refersTo(
      'Secret',
      'The token with which this phone will identify itself; only its hash is stored.',
    ),
    name: nonEmptyText(LONGEST_DEVICE_NAME, 'The name of the phone, for the dashboard.'),
  }),
  CounterActionsRequest: bodyOf(counterActionsFields, {
    actions: {
      type: 'array',
      minItems: 1,
      maxItems: MOST_COUNTER_ACTIONS,
      description: 'What was done, in order.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['token', 'do'],
        properties: {
          token: refersTo('Uuid', 'Of this action, or for `undo` of the one that is taken back.'),
          do: {
            type: 'string',
            enum: ['hand_over', 'undo', 'stock', 'give', 'nobody_there'],
            description: 'What was done.',
          },
          order_id: refersTo('Uuid', 'The order that was handed over, or at whose door nobody was.'),
          kind: { type: 'string', enum: HANDOVER_KINDS.slice(0, 3), description: 'Who took it.' },
          store_id: refersTo('Uuid', 'The shop, for couriers; a counter has one shop.'),
          how: { type: 'string', enum: ['scan', 'code', 'list'], description: 'How it was confirmed.' },
          at: refersTo('Instant', 'When, by the phone; believed for a day.'),
          bag_id: refersTo(
            'Uuid',
            'The bag of which there is another quantity, or of which a gift was given.',
          ),
          change: { type: 'string', enum: STOCK_CHANGES, description: 'One less, one more, or none left.' },
          next: {
            type: 'string',
            enum: NEXT_STEPS,
            description:
              'With nobody at the door: the courier comes again, or has brought the bags back to their shops.',
          },
        },
      },
    },
  }),
} satisfies Record<string, Schema>;
