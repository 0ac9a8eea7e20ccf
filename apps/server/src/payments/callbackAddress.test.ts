import { expect, test } from 'vitest';
import { readCallbackAddress, writeCallbackAddress } from './callbackAddress.ts';

const callback = { externalId: 100_001, token: 'a+b/c=&d' };
const address = writeCallbackAddress('https://zawadeh.example', callback);

test('a written address is read back, on the server’s own origin', () => {
  expect(address).toMatch(/^https:\/\/zawadeh\.example\/api\/whish\/callback\?/);
  expect(readCallbackAddress(address)).toEqual(callback);
});

test.each(['?externalId=7', '&externalId=7', '&token=other'])(
  '%s appended by the provider harms nothing',
  (more) => {
    expect(readCallbackAddress(address + more)).toEqual(callback);
  },
);

test.each([
  '',
  '?externalId=7',
  '?token=t',
  '?externalId=7&token=',
  '?externalId=0&token=t',
  '?externalId=-7&token=t',
  '?externalId=7.5&token=t',
  '?externalId=7e3&token=t',
  '?externalId=0x7&token=t',
  '?externalId=%207&token=t',
  '?externalId=9007199254740992&token=t',
  '?externalId=7&token=%00',
  '?externalId=7&token=t%00',
  '?externalId=7&token=t%0A',
  `?externalId=7&token=${'t'.repeat(201)}`,
])('“%s” names no payment', (query) => {
  expect(readCallbackAddress(`https://zawadeh.example/api/whish/callback${query}`)).toBeNull();
});
