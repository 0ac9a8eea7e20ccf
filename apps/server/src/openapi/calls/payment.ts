import { PAYMENT_PATH, type PaymentAnswerBody, type PaymentBody } from '@zawadeh/domain';
import { CALLBACK_PATH } from '../../payments/callbackAddress.ts';
import { jsonAnswer } from '../schemas.ts';
import type { DescribedCall, Method } from '../shape.ts';
import { BUYER_ID, ORDER_CODE } from './orders.ts';

const collectUrl = 'https://pay.whish.example/pay/100001';

const callback = (method: Method, id: string, summary: string): DescribedCall => ({
  method,
  path: CALLBACK_PATH,
  id,
  tag: 'Payment',
  summary,
  description:
    'Called by the payment provider when a payment changes. Anyone can call it, so the server reads the status from the ' +
    'provider. The answer is the same for unknown payments and wrong tokens.',
  access: 'public',
  parameters: [
    {
      name: 'externalId',
      in: 'query',
      description: 'The number of the payment.',
      schema: { type: 'string', pattern: String.raw`^[1-9]\d*$` },
      example: '100001',
    },
    {
      name: 'token',
      in: 'query',
      description: 'The secret of the payment, which only the provider has received.',
      schema: { type: 'string' },
      example: 'the-token-of-this-payment',
    },
  ],
  answers: {
    '200': {
      description: 'Always the same.',
      content: { 'text/plain': { schema: { type: 'string' }, examples: { answer: { value: 'OK' } } } },
    },
  },
  problems: method === 'post' ? ['too_large'] : [],
});

export const paymentCalls: readonly DescribedCall[] = [
  {
    method: 'post',
    path: PAYMENT_PATH,
    id: 'startPayment',
    tag: 'Payment',
    summary: 'Open the payment of an order',
    description:
      'Simultaneous and repeated requests share one payment and one URL. The amount of the order is charged; if that of ' +
      'the body differs, the error has the right one. An order without anything to pay becomes paid, and the URL is that ' +
      'of the success page.',
    access: 'signed in',
    json: {
      schema: 'PaymentRequest',
      examples: {
        pay: {
          summary: 'Payment of an order by its code',
          value: {
            amount: 10.7,
            currency: 'USD',
            user_id: BUYER_ID,
            order_id: ORDER_CODE,
          } satisfies PaymentBody,
        },
      },
    },
    answers: {
      '200': jsonAnswer('The payment page.', 'PaymentPage', {
        data: { collectUrl },
        collectUrl,
      } satisfies PaymentAnswerBody),
    },
    problems: [
      'not_yours',
      'unknown_order',
      'amount_differs',
      'expired',
      'not_pending',
      'not_available',
      'payment_trouble',
      'being_made',
      'unavailable',
    ],
    problemFields: { amount_differs: { amount: 11.7 } },
  },
  callback('get', 'paymentCallback', 'Callback of the payment provider'),
  callback('post', 'paymentCallbackByPost', 'The same callback as a POST'),
];
