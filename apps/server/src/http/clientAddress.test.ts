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
])('behind %i proxies of ours, "%s" is from %s', (trusted, forwardedFor, address) => {
  expect(clientAddress(PROXY, forwardedFor, trusted)).toBe(address);
});

test('a caller without an address stays without one', () => {
  expect(clientAddress(null, null, 0)).toBe(null);
});
