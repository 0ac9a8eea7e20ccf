import { expect, test } from 'vitest';
import { checkoutAnswer } from '../wire/checkout.ts';
import { paymentAnswer } from '../wire/payment.ts';
import { readAnswer } from '../wire/fields.ts';
import { orderNotSaved, paymentNotCreated, paymentNotStarted } from './checkoutTrouble.ts';

const order = (answer: unknown) => readAnswer(checkoutAnswer, answer);
const payment = (answer: unknown) => readAnswer(paymentAnswer, answer);

test.each([
  ['Failed to save order: Sold out', orderNotSaved(order({ error: 'Sold out' }), 'Conflict'), 'Sold out'],
  ['Failed to save order: Conflict', orderNotSaved(order('<html>'), 'Conflict'), 'Conflict'],
  ['Failed to create payment', paymentNotCreated(payment({})), null],
  ['the server’s words', paymentNotCreated(payment({ error: 'Closed' })), 'Closed'],
  ['Failed to start payment', paymentNotStarted(payment({})), null],
  ['the server’s words', paymentNotStarted(payment({ error: 'Closed', message: 'x' })), 'Closed'],
  ['the server’s message', paymentNotStarted(payment({ message: 'Try later' })), 'Try later'],
])('%s', (_message, trouble, detail) => {
  expect(trouble).toMatchObject({ detail });
});

test('each has words of its own', () => {
  const says = [orderNotSaved(order({}), ''), paymentNotCreated(payment({})), paymentNotStarted(payment({}))];
  expect(says.map(({ say }) => say)).toEqual(['orderNotSaved', 'paymentNotCreated', 'paymentNotStarted']);
});
