import { expect, test } from 'vitest';
import { safePaymentUrl } from './paymentUrl.ts';

const hosts = { providers: ['whish.money'], localWallet: 'http://127.0.0.1:4390' };

test.each([
  'https://whish.money/pay/XXXX',
  'https://lb.sandbox.whish.money/itel-service/shorten/XXXX?a=1#b',
  'http://127.0.0.1:4390/wallet/7',
])('%s is followed', (url) => {
  expect(safePaymentUrl(url, hosts)).toBe(url);
});

test.each([
  null,
  '',
  '/pay',
  '//whish.money/pay',
  'http://whish.money/pay',
  'https://whish.money.evil.example/pay',
  'https://evilwhish.money/pay',
  'https://evil.example/whish.money',
  'https://whish.money@evil.example/',
  'https://someone@whish.money/',
  'https://:secret@whish.money/',
  'https://whish.money:8443/',
  'javascript:alert(1)//whish.money',
  'data:text/html,whish.money',
  'http://127.0.0.1:4391/wallet/7',
  'https://127.0.0.1:4390/wallet/7',
])('%s is not followed', (url) => {
  expect(safePaymentUrl(url, hosts)).toBeNull();
});

test('the URL of one provider among several is followed', () => {
  const two = { providers: ['other.example', 'whish.money'] };
  expect(safePaymentUrl('https://whish.money/pay', two)).toBe('https://whish.money/pay');
});

test('the local wallet is rejected with the real provider', () => {
  expect(safePaymentUrl('http://127.0.0.1:4390/wallet/7', { providers: ['whish.money'] })).toBeNull();
});
