/** POST {backend}/api/whish. */
import { CURRENCY } from '../money/money.ts';
import { isOrderCode, readOrderCode } from '../orders/orderCode.ts';
import { readId } from '../reading/raw.ts';
import { reader, type BodyOf, type Fields, type RequestOf } from './fields.ts';
import { id, oneOf, price } from './pieces.ts';
import { refersTo } from './schema.ts';

/** An order code is normalised; an id is unchanged. */
const orderName = reader<string, string | number>(
  refersTo('Id', 'The order code, or the id of the order.'),
  (value) => {
    const name = readId(value);
    const code = readOrderCode(name);
    return code !== null && isOrderCode(code) ? code : name;
  },
);

export const paymentFields = {
  amount: price('The amount shown to the buyer, which the server compares with its own.'),
  currency: oneOf([CURRENCY], 'The only currency.'),
  user_id: id('The signed-in user; any other id is rejected.'),
  order_id: orderName,
} satisfies Fields;

export type PaymentBody = BodyOf<typeof paymentFields>;
export type PaymentRequest = RequestOf<typeof paymentFields>;
