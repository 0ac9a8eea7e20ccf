import { expect, test } from 'vitest';
import { checkedDelivery } from './checkedDelivery.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function openDelivery(isAllowed: (last: number) => Promise<boolean>) {
  const sent: number[] = [];
  const ends: unknown[] = [];
  const deliver = checkedDelivery<number>({
    isAllowed,
    send: async (item) => void sent.push(item),
    end: (reason) => void ends.push(reason),
  });
  return { deliver, sent, ends };
}

test('a burst is sent in order, after one check for the first and one for all the others', async () => {
  const checked: number[] = [];
  const { deliver, sent } = openDelivery(async (last) => {
    checked.push(last);
    return true;
  });
  for (let item = 0; item < 50; item += 1) deliver(item);
  await settled();
  expect(sent).toEqual(Array.from({ length: 50 }, (_nothing, index) => index));
  expect(checked).toEqual([0, 49]);
});

test('later items are checked again, and nothing is sent after the right is gone', async () => {
  let allowed = true;
  const { deliver, sent, ends } = openDelivery(async () => allowed);
  deliver(1);
  await settled();
  allowed = false;
  deliver(2);
  await settled();
  allowed = true;
  deliver(3);
  await settled();
  expect(sent).toEqual([1]);
  expect(ends).toEqual([undefined]);
});

test('no item is sent when the right cannot be checked', async () => {
  const error = new Error('the database is away');
  const { deliver, sent, ends } = openDelivery(() => Promise.reject(error));
  deliver(1);
  deliver(2);
  await settled();
  expect(sent).toEqual([]);
  expect(ends).toEqual([error]);
});
