import {
  cancelFields,
  checkoutFields,
  CURRENCY,
  DELIVERY_AREAS,
  DELIVERY_METHODS,
  LONGEST_ADDRESS,
  LONGEST_CODE,
  LONGEST_EMAIL,
  LONGEST_MESSAGE,
  LONGEST_NAME,
  LONGEST_PHONE,
  LONGEST_REASON,
  messageFields,
  MOST_LINES,
  MOST_OF_ONE,
  paymentFields,
  profileFields,
  ROLES,
  statusFields,
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

const buyer = refersTo('Id', 'The buyer, who is whoever the token belongs to; anybody else is refused.');
const currency: Schema = { type: 'string', enum: [CURRENCY], description: 'There is no other.' };

export const bodies = {
  CheckoutRequest: bodyOf(checkoutFields, {
    user_id: buyer,
    bag_id: refersTo('Id', 'The bag of the first line.'),
    qty: {
      type: 'integer',
      minimum: 1,
      maximum: MOST_OF_ONE,
      description: 'How many of it, as in the first line.',
    },
    delivery_method: { type: 'string', enum: DELIVERY_METHODS, description: 'Brought or collected.' },
    customer_name: nonEmptyText(LONGEST_NAME, 'Whom the order is for.'),
    customer_email: nonEmptyText(LONGEST_EMAIL, 'Where the buyer can be written to.'),
    whatsapp_phone: nonEmptyText(
      LONGEST_PHONE,
      'However it is typed, in digits of any script; a number without a country code is Lebanese.',
    ),
    delivery_address: nonEmptyText(
      LONGEST_ADDRESS,
      'One line for the courier; anything that is not empty when collecting.',
    ),
    delivery_fee: refersTo('Price', 'What the buyer was shown. It is compared with the area’s fee.'),
    amount: refersTo('Price', 'What the buyer was shown in all. It is compared and never believed.'),
    currency,
    details: {
      type: 'array',
      minItems: 1,
      maxItems: MOST_LINES,
      description: 'Every bag of the cart, none of them twice.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['bagId', 'quantity', 'unitPrice'],
        properties: {
          bagId: refersTo('Id', 'Which bag.'),
          quantity: { type: 'integer', minimum: 1, maximum: MOST_OF_ONE, description: 'How many of it.' },
          unitPrice: refersTo('Price', 'What the buyer was shown for one.'),
        },
      },
    },
    delivery_area: {
      type: 'string',
      enum: DELIVERY_AREAS.map(({ id }) => id),
      description: 'Where it is brought to, which decides the fee.',
    },
    language: {
      type: 'string',
      enum: ['en', 'ar'],
      description: 'In which language the buyer is written to.',
    },
  }),
  PaymentRequest: bodyOf(paymentFields, {
    amount: refersTo('Price', 'What the buyer was shown. The order’s own amount is charged.'),
    currency,
    user_id: buyer,
    order_id: refersTo('Id', 'The order’s code, or its id.'),
  }),
  StatusRequest: bodyOf(statusFields, {
    order_code: nonEmptyText(
      LONGEST_CODE,
      'As it was answered at checkout; small letters and spaces do no harm.',
    ),
    user_id: refersTo('Id', 'Whose order it is: “please look again”. Left out by admins who mark it paid.'),
    reason: nonEmptyText(LONGEST_REASON, 'Why an admin says that it is paid, for the audit log.'),
  }),
  CancelRequest: bodyOf(cancelFields, {
    order_code: nonEmptyText(
      LONGEST_CODE,
      'As it was answered at checkout; small letters and spaces do no harm.',
    ),
  }),
  ProfileRequest: bodyOf(profileFields, {
    id: refersTo('Id', 'Oneself; anybody else is refused.'),
    email: anyText(LONGEST_EMAIL, 'Read and not believed: it is the account’s.'),
    name: anyText(LONGEST_NAME, 'Empty leaves it as it is.'),
    phone: anyText(LONGEST_PHONE, 'Empty leaves it as it is.'),
    role: {
      type: 'string',
      enum: ROLES,
      description: 'Read and not believed: nobody gives themselves a role.',
    },
  }),
  MessageRequest: bodyOf(messageFields, {
    to: nonEmptyText(LONGEST_PHONE, 'Read and not believed: the server knows whom to write to.'),
    message: nonEmptyText(LONGEST_MESSAGE, 'Read and not believed: the server knows what to write.'),
  }),
} satisfies Record<string, Schema>;
