import { expect, test } from 'vitest';
import { readWhishSettings } from './whishSettings.ts';

const SECRET = '0123456789abcdef0123456789abcdef';
const whole = {
  WHISH_API_BASE: 'https://lb.sandbox.whish.money/itel-service/api/',
  WHISH_CHANNEL: '12345678',
  WHISH_SECRET: SECRET,
  WHISH_WEBSITE_URL: 'zawadeh.example',
  WHISH_COLLECT_HOSTS: 'whish.money, Pay.Whish.Example',
  PUBLIC_URL: 'https://zawadeh.example/',
};

test('all variables are read, without surrounding blanks', () => {
  expect(readWhishSettings({ ...whole, WHISH_SECRET: `${SECRET}\n` })).toEqual({
    apiBase: 'https://lb.sandbox.whish.money/itel-service/api',
    channel: '12345678',
    secret: SECRET,
    websiteUrl: 'zawadeh.example',
    collectHosts: { providers: ['whish.money', 'pay.whish.example'] },
    publicUrl: 'https://zawadeh.example',
  });
});

test.each([
  {},
  { PUBLIC_URL: 'https://zawadeh.example' },
  { WHISH_API_BASE: '', WHISH_CHANNEL: ' ', WHISH_SECRET: undefined },
])('the local wallet is used with %j', (env) => {
  expect(readWhishSettings(env)).toBeNull();
});

test.each(Object.keys(whole))('the server does not start without %s, and names it', (name) => {
  expect(() => readWhishSettings({ ...whole, [name]: ' ' })).toThrow(`Set ${name} too`);
});

test('a secret alone is reported with all missing variables, and without its value', () => {
  const read = () => readWhishSettings({ WHISH_SECRET: SECRET });
  expect(read).toThrow('WHISH_API_BASE, WHISH_CHANNEL, WHISH_WEBSITE_URL, WHISH_COLLECT_HOSTS, PUBLIC_URL');
  expect(read).not.toThrow(SECRET);
});

test.each([
  'http://127.0.0.1:4390',
  'http://[::1]:4390/itel-service/api',
  'http://localhost:4390/',
  'https://api.example',
])('%s is an allowed address', (base) => {
  expect(readWhishSettings({ ...whole, WHISH_API_BASE: base })?.apiBase).toBe(base.replace(/\/$/, ''));
});

test.each([
  ['WHISH_API_BASE', 'http://api.whish.money/itel-service/api'],
  ['WHISH_API_BASE', 'http://127.0.0.1.evil.example'],
  ['WHISH_API_BASE', 'http://localhost.evil.example'],
  ['WHISH_API_BASE', 'ftp://127.0.0.1'],
  ['WHISH_API_BASE', 'api.whish.money'],
  ['WHISH_API_BASE', `https://me:${SECRET}@api.whish.money`],
  ['WHISH_API_BASE', `https://api.whish.money/?secret=${SECRET}`],
  ['WHISH_API_BASE', SECRET],
  ['WHISH_CHANNEL', SECRET],
  ['WHISH_CHANNEL', '12 34'],
  ['WHISH_SECRET', `${SECRET}\nevil: header`],
  ['WHISH_SECRET', `${SECRET}٣`],
  ['WHISH_WEBSITE_URL', `a b ${SECRET}`],
  ['WHISH_COLLECT_HOSTS', 'money'],
  ['WHISH_COLLECT_HOSTS', 'https://whish.money'],
  ['WHISH_COLLECT_HOSTS', '*.whish.money'],
  ['WHISH_COLLECT_HOSTS', 'whish.money,'],
  ['WHISH_COLLECT_HOSTS', 'whish.money:8443'],
  ['WHISH_COLLECT_HOSTS', '127.0.0.1'],
  ['WHISH_COLLECT_HOSTS', SECRET],
  ['PUBLIC_URL', 'http://zawadeh.example'],
  ['PUBLIC_URL', 'https://zawadeh.example/shop'],
  ['PUBLIC_URL', `https://zawadeh.example/?a=${SECRET}`],
])('%s=%s is rejected by its name, without its value', (name, value) => {
  const read = () => readWhishSettings({ ...whole, [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow(SECRET);
});
