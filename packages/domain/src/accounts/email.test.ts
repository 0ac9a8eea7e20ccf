import { expect, test } from 'vitest';
import { LONGEST_EMAIL } from '../limits.ts';
import { isPlainEmail, typedEmail } from './email.ts';

test.each([
  [' rima@example.com ', 'rima@example.com'],
  ['ｒｉｍａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'rima@example.com'],
  ['ri\u200bma@exa\u00admple.com\u2060', 'rima@example.com'],
  ['rima٢٠٢٦@example.com', 'rima2026@example.com'],
  ['\u202erima@example.com', 'rima@example.com'],
  ['', ''],
])('“%s” is %s', (typed, email) => {
  expect(typedEmail(typed)).toBe(email);
});

test.each(['rima@example.com', 'Rima.Haddad+bags@mail.example.co', "o'neil@x-y.example", 'a_b@1.example'])(
  '%s is a plain e-mail address',
  (email) => {
    expect(isPlainEmail(email)).toBe(true);
  },
);

test('the longest address that is accepted', () => {
  expect(isPlainEmail(`${'r'.repeat(LONGEST_EMAIL - 12)}@example.com`)).toBe(true);
  expect(isPlainEmail(`${'r'.repeat(LONGEST_EMAIL - 11)}@example.com`)).toBe(false);
});

test.each([
  '',
  'rima@example',
  'rima example.com',
  'a@b@example.com',
  '@example.com',
  'rima@example..com',
  'ｒima@example.com',
  'r\u200bima@example.com',
  // A Cyrillic letter that looks like ours.
  'r\u0456ma@example.com',
  'rima@ex\u0430mple.com',
  'rima@example.com\n',
  'rima@example.com, omar@example.com',
  'Rima <rima@example.com>',
  `${'r'.repeat(250)}@example.com`,
])('“%s” is no plain e-mail address', (email) => {
  expect(isPlainEmail(email)).toBe(false);
});
