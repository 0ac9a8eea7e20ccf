import { expect, test } from 'vitest';
import { isOwnMachine } from './backend.ts';

test.each(['127.0.0.1', 'localhost', '::1'])('at %s nobody else’s machine calls', (host) => {
  expect(isOwnMachine(host)).toBe(true);
});

test.each([
  '0.0.0.0',
  '::',
  '192.168.1.5',
  'zawadeh.example',
  'localhost.zawadeh.example',
  '127.0.0.1.nip.io',
  '',
])('at "%s" others may call, so there are no accounts with public passwords', (host) => {
  expect(isOwnMachine(host)).toBe(false);
});
