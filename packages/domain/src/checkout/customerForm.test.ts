import { expect, test } from 'vitest';
import { NO_ADDRESS } from '../delivery/address.ts';
import { findArea } from '../delivery/areas.ts';
import { LONGEST_NAME } from '../limits.ts';
import { customerName, readCustomer, type CustomerForm } from './customerForm.ts';

const form: CustomerForm = {
  firstName: 'Rania',
  lastName: 'Haddad',
  phone: '70 123 456',
  phoneCountry: 'LB',
  method: 'delivery',
  isGift: false,
  areaId: 'mina',
  address: { ...NO_ADDRESS, street: 'Port Said St.' },
};
const phone = { country: 'LB', national: '70123456', e164: '+96170123456' };

test('a complete form is a customer', () => {
  expect(readCustomer(form)).toEqual({
    ok: true,
    value: {
      name: 'Rania Haddad',
      phone,
      choice: { method: 'delivery', area: findArea('mina'), address: form.address },
    },
  });
});

test('pickup needs no area, and ignores one chosen before', () => {
  for (const areaId of [null, 'mina']) {
    expect(readCustomer({ ...form, method: 'pickup', areaId })).toMatchObject({
      ok: true,
      value: { choice: { method: 'pickup', isGift: false } },
    });
  }
});

const both = 'Please select your delivery area and phone number.';
const onlyPhone = 'Please enter your phone number.';

test.each([
  [both, { areaId: null, phone: '' }, { kind: 'areaAndPhone', missing: ['area', 'phone'] }],
  [both, { areaId: null }, { kind: 'areaAndPhone', missing: ['area'] }],
  [both, { areaId: 'nowhere' }, { kind: 'areaAndPhone', missing: ['area'] }],
  [both, { phone: ' ' }, { kind: 'areaAndPhone', missing: ['phone'] }],
  [both, { areaId: null, phone: '12' }, { kind: 'areaAndPhone', missing: ['area'] }],
  [onlyPhone, { method: 'pickup', phone: '' }, { kind: 'phone' }],
  [onlyPhone, { method: 'pickup', phone: '', areaId: null }, { kind: 'phone' }],
  ['a reason', { phone: '70 12' }, { kind: 'phoneWrong', reason: 'tooShort' }],
  ['a reason', { method: 'pickup', phone: 'call me' }, { kind: 'phoneWrong', reason: 'notDigits' }],
] as const)('"%s" for %j', (_message, change, problem) => {
  expect(readCustomer({ ...form, ...change })).toEqual({ ok: false, error: problem });
});

test.each([
  ['Rania', 'Haddad', 'Rania Haddad'],
  [' Rania ', '', 'Rania'],
  ['', 'حداد', 'حداد'],
  ['', ' ', 'Guest'],
  ['\u202e', '', 'Guest'],
])('%j and %j is %j', (firstName, lastName, name) => {
  expect(customerName({ firstName, lastName })).toBe(name);
});

test('a name is never longer than an order can hold', () => {
  const name = customerName({ firstName: 'x'.repeat(500), lastName: 'y' });
  expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
});
