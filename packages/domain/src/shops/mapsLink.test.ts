import { expect, test } from 'vitest';
import { mapsAddress, shortMapsLink } from './mapsLink.ts';

test.each([
  ['https://maps.app.goo.gl/Ab_c-1', 'https://maps.app.goo.gl/Ab_c-1'],
  ['Zahra Sweets\nhttps://maps.app.goo.gl/AbC1?g_st=ic', 'https://maps.app.goo.gl/AbC1'],
  ['http://MAPS.APP.GOO.GL/AbC1', 'https://maps.app.goo.gl/AbC1'],
  ['goo.gl/maps/xYz', 'https://goo.gl/maps/xYz'],
  ['https://goo.gl/xYz', null],
  ['https://maps.app.goo.gl.evil.example/AbC1', null],
  ['https://evil.example@maps.app.goo.gl/AbC1', null],
  ['https://xmaps.app.goo.gl/AbC1', null],
  ['https://maps.app.goo.gl/', null],
  [`https://maps.app.goo.gl/${'a'.repeat(101)}`, null],
  ['34.43, 35.84', null],
  [null, null],
])('the short link in %j is %j', (typed, link) => {
  expect(shortMapsLink(typed)).toBe(link);
});

test.each([
  ['https://www.google.com/maps/place/X', 'https://www.google.com/maps/place/X'],
  ['/maps/place/X', 'https://maps.google.com/maps/place/X'],
  ['http://www.google.com/maps', null],
  ['https://www.google.com:8443/maps', null],
  ['https://user@www.google.com/maps', null],
  ['https://www.google.com.evil.example/maps', null],
  ['https://127.0.0.1/maps', null],
  ['https://[::1]/maps', null],
  ['file:///etc/passwd', null],
  ['https://', null],
])('%s is followed to %j', (address, followed) => {
  expect(mapsAddress(address, 'https://maps.google.com/x')).toBe(followed);
});
