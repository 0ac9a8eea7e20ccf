import { expect, test } from 'vitest';
import { clientAddress } from './clientAddress.ts';

const PROXY = '10.0.0.1';

test.each([
  [0, '203.0.113.7', PROXY],
  [1, '203.0.113.7', '203.0.113.7'],
  [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  [2, '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  [1, '2001:db8::7', '2001:db8::7'],
  [1, null, PROXY],
  [3, '203.0.113.7', PROXY],
  [1, '', PROXY],
  [1, 'unknown', PROXY],
  [1, '<script>', PROXY],
  [1, '1.2.3', PROXY],
  [1, '1.2.3.256', PROXY],
  [1, '1::2::3', PROXY],
  [1, '203.0.113.7:1', '203.0.113.7'],
  [1, '203.0.113.7:51234', '203.0.113.7'],
  [1, '2001:DB8:0:0:0:0:0:7', '2001:db8::7'],
  [1, '2001:0db8::0007', '2001:db8::7'],
  [1, '[2001:db8::7]', '2001:db8::7'],
  [1, '[2001:db8::7]:443', '2001:db8::7'],
  [1, '2001:db8::7%eth0', '2001:db8::7'],
  [1, '::ffff:203.0.113.7', '203.0.113.7'],
  [1, '203.000.113.007', '203.0.113.7'],
  [1, '::FFFF:cb00:7107', '203.0.113.7'],
  [1, '::ffff:1:2', '0.1.0.2'],
  [1, '[::ffff:203.0.113.7]:443', '203.0.113.7'],
  [1, '0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
])('behind %i proxies of ours, "%s" is from %s', (trusted, forwardedFor, address) => {
  expect(clientAddress(PROXY, forwardedFor, trusted)).toBe(address);
});

test('the address of a connection has the same spelling', () => {
  expect(clientAddress('::ffff:203.0.113.7', null, 0)).toBe('203.0.113.7');
  expect(clientAddress('fe80::1%eth0', null, 0)).toBe('fe80::1');
});

test('a caller without an address stays without one', () => {
  expect(clientAddress(null, null, 0)).toBe(null);
});
