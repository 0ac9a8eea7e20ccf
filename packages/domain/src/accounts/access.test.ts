import { expect, test } from 'vitest';
import { accessTo, pathAfterLogin, readReturnPath } from './access.ts';

const user = { role: 'user' as const };
const admin = { role: 'admin' as const };

test.each([
  ['checkout', null, 'signedOut'],
  ['profile', null, 'signedOut'],
  ['admin', null, 'adminsOnly'],
  ['checkout', user, 'open'],
  ['profile', user, 'open'],
  ['admin', user, 'adminsOnly'],
  ['checkout', admin, 'open'],
  ['profile', admin, 'open'],
  ['admin', admin, 'open'],
] as const)('%s is for %j: %s', (screen, viewer, access) => {
  expect(accessTo(screen, viewer)).toBe(access);
});

test('a login leads admins to the dashboard and others to the bags', () => {
  expect([pathAfterLogin('admin'), pathAfterLogin('user')]).toEqual(['/admin', '/our-bags']);
});

test.each(['/', `/${'x'.repeat(299)}`, '/bag/0f6e-1', '/our-bags?category=Meals&q=a%20b', '/a.b~c_d'])(
  '%s is a return path',
  (path) => {
    expect(readReturnPath(path)).toBe(path);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'bag/1',
  '/bag\n/1',
  '/bag/<script>',
  '',
  `/${'x'.repeat(300)}`,
  null,
  7,
])('%j is no return path', (path) => {
  expect(readReturnPath(path)).toBeNull();
});
