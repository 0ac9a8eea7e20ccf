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
  group: 'Payment',
  summary,
  about:
    'What the provider calls when something has happened. Anybody can, so it moves nothing: the provider is asked ' +
    'what is true. The answer is always the same, whether the payment and its token are known or not.',
  audience: 'anybody',
  parameters: [
    {
      name: 'externalId',
      in: 'query',
      description: 'Which payment.',
      schema: { type: 'string', pattern: String.raw`^[1-9]\d*$` },
      example: '100001',
    },
    {
      name: 'token',
      in: 'query',
      description: 'What only the provider was told of this payment.',
      schema: { type: 'string' },
      example: 'the-token-of-this-payment',
    },
  ],
  answers: {
    '200': {
      description: 'Heard.',
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
    group: 'Payment',
    summary: 'Where to pay for an order',
    about:
      'Two taps are one payment with one address. The amount is the order’s own; another in the body is answered ' +
      'with the real one. Where there is nothing to pay, the order is paid and the address leads to the good news.',
    audience: 'the signed in',
    json: {
      schema: 'PaymentRequest',
      examples: {
        pay: {
          summary: 'To pay for the order above',
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
      '200': jsonAnswer('The page to pay on.', 'PaymentPage', {
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
      'payment_trouble',
      'being_made',
      'unavailable',
    ],
    figures: { amount_differs: { amount: 11.7 } },
  },
  callback('get', 'heardOfPayment', 'The provider says that something happened'),
  callback('post', 'heardOfPaymentByPost', 'The same, as some providers do it'),
];
