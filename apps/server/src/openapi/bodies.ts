import {
  cancelFields,
  checkoutFields,
  CURRENCY,
  DELIVERY_AREAS,
  DELIVERY_METHODS,
  messageFields,
  paymentFields,
  profileFields,
  ROLES,
  statusFields,
  type Fields,
} from '@zawadeh/domain';
import { anyText, refersTo, someText } from './pieces.ts';
import type { Schema } from './shape.ts';

/** Which fields there are, and which of them must be there, is asked of the very fields that the server reads with. */
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
    qty: { type: 'integer', minimum: 1, maximum: 999, description: 'How many of it, as in the first line.' },
    delivery_method: { type: 'string', enum: DELIVERY_METHODS, description: 'Brought or collected.' },
    customer_name: someText(120, 'Whom the order is for.'),
    customer_email: someText(254, 'Where the buyer can be written to.'),
    whatsapp_phone: someText(
      40,
      'However it is typed, in digits of any script; a number without a country code is Lebanese.',
    ),
    delivery_address: someText(700, 'One line for the courier; anything that is not empty when collecting.'),
    delivery_fee: refersTo('Price', 'What the buyer was shown. It is compared with the area’s fee.'),
    amount: refersTo('Price', 'What the buyer was shown in all. It is compared and never believed.'),
    currency,
    details: {
      type: 'array',
      minItems: 1,
      maxItems: 50,
      description: 'Every bag of the cart, none of them twice.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['bagId', 'quantity', 'unitPrice'],
        properties: {
          bagId: refersTo('Id', 'Which bag.'),
          quantity: { type: 'integer', minimum: 1, maximum: 999, description: 'How many of it.' },
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
    order_code: someText(40, 'As it was answered at checkout; small letters and spaces do no harm.'),
    user_id: refersTo('Id', 'Whose order it is: “please look again”. Left out by admins who mark it paid.'),
    reason: someText(300, 'Why an admin says that it is paid, for the audit log.'),
  }),
  CancelRequest: bodyOf(cancelFields, {
    order_code: someText(40, 'As it was answered at checkout; small letters and spaces do no harm.'),
  }),
  ProfileRequest: bodyOf(profileFields, {
    id: refersTo('Id', 'Oneself; anybody else is refused.'),
    email: anyText(254, 'Read and not believed: it is the account’s.'),
    name: anyText(120, 'Empty leaves it as it is.'),
    phone: anyText(40, 'Empty leaves it as it is.'),
    role: {
      type: 'string',
      enum: ROLES,
      description: 'Read and not believed: nobody gives themselves a role.',
    },
  }),
  MessageRequest: bodyOf(messageFields, {
    to: someText(40, 'Read and not believed: the server knows whom to write to.'),
    message: someText(1_000, 'Read and not believed: the server knows what to write.'),
  }),
} satisfies Record<string, Schema>;
