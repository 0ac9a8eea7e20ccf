import { expect, test } from 'vitest';
import { mailAppOf } from './mailApp.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 13; SM-A125F)';

test.each([
  ['rania@gmail.com', ANDROID, 'https://mail.google.com/'],
  ['rania@GMail.com ', IPHONE, 'https://mail.google.com/'],
  ['"a@b"@hotmail.com', ANDROID, 'https://outlook.live.com/mail/'],
  ['rania@zawadeh.example', IPHONE, 'message://'],
  ['rania@zawadeh.example', ANDROID, null],
  ['rania@constructor', ANDROID, null],
  ['', ANDROID, null],
])('the letter to %s on %s is read at %s', (email, userAgent, address) => {
  expect(mailAppOf(email, userAgent)).toBe(address);
});
