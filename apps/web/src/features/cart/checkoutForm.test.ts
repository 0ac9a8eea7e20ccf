import {
  CHECKOUT_FORM_KEY,
  LAST_CUSTOMER_NAME_KEY,
  LAST_DELIVERY_ADDRESS_KEY,
  LAST_DELIVERY_METHOD_KEY,
  LAST_WHATSAPP_PHONE_KEY,
  type CustomerForm,
} from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkoutFormAtom, withProfile } from './checkoutForm.ts';
import { createStore } from '../../lib/store.ts';

const EMPTY_FORM: CustomerForm = {
  firstName: '',
  lastName: '',
  phone: '',
  phoneCountry: 'LB',
  method: 'pickup',
  isGift: false,
  areaId: null,
  address: { street: '', building: '', floor: '', apartment: '', landmark: '' },
};

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

/** The stored form, after an optional change. */
function form(change: Partial<CustomerForm> = {}): CustomerForm | null {
  const store = createStore();
  store.set(checkoutFormAtom, (before) => ({ ...before, ...change }));
  return store.get(checkoutFormAtom);
}

test('a typed form is restored to the last space', () => {
  form({ firstName: 'Rania ', areaId: 'mina', method: 'delivery' });
  expect(form({ phone: '70 1' })).toEqual({
    ...EMPTY_FORM,
    firstName: 'Rania ',
    areaId: 'mina',
    method: 'delivery',
    phone: '70 1',
  });
});

test.each([
  ['no JSON', '{"firstName":'],
  ['a list', '[]'],
  ['a number', '7'],
  ['an empty object', '{}'],
  [
    'wrong types everywhere',
    '{"firstName":3,"phone":{},"phoneCountry":"XX","method":"drone","areaId":9,"address":[1]}',
  ],
  ['a wish that is no boolean', '{"isGift":"yes"}'],
  ['an address of nothing', '{"address":null}'],
])('%s in the storage is an empty form', (_case, text) => {
  stored.set(CHECKOUT_FORM_KEY, text);
  expect(form()).toEqual(EMPTY_FORM);
});

test('damage affects only its own field, and no field exceeds its length', () => {
  stored.set(
    CHECKOUT_FORM_KEY,
    JSON.stringify({
      ...EMPTY_FORM,
      firstName: 'x'.repeat(5000),
      lastName: 7,
      address: { street: 'Azmi', floor: 3 },
    }),
  );
  const found = form();
  expect(found?.firstName).toHaveLength(59);
  expect(found).toMatchObject({ lastName: '', address: { street: 'Azmi', floor: '' } });
});

test('the form begins with the fields of the last order', () => {
  stored.set(LAST_CUSTOMER_NAME_KEY, 'Rania Abi Haddad');
  stored.set(LAST_WHATSAPP_PHONE_KEY, '+447700900123');
  stored.set(LAST_DELIVERY_METHOD_KEY, 'delivery');
  stored.set(LAST_DELIVERY_ADDRESS_KEY, 'Street: Azmi | Floor: 3');
  expect(form()).toEqual({
    firstName: 'Rania',
    lastName: 'Abi Haddad',
    phone: '7700 900123',
    phoneCountry: 'GB',
    method: 'delivery',
    isGift: false,
    areaId: null,
    address: { ...EMPTY_FORM.address, street: 'Azmi', floor: '3' },
  });
});

test('the last order of a guest has no name', () => {
  stored.set(LAST_CUSTOMER_NAME_KEY, 'Guest');
  expect(form()).toEqual(EMPTY_FORM);
});

test('a profile fills only empty fields', () => {
  const profile = { name: 'Rania Haddad', phone: '+96170123456' };
  expect(withProfile(EMPTY_FORM, profile)).toEqual({
    ...EMPTY_FORM,
    firstName: 'Rania',
    lastName: 'Haddad',
    phone: '70 123 456',
  });
  const typed = { ...EMPTY_FORM, lastName: 'Khoury', phone: '3' };
  expect(withProfile(typed, profile)).toBe(typed);
  expect(withProfile(EMPTY_FORM, { name: null, phone: null })).toBe(EMPTY_FORM);
});

test('an invalid number of the profile is shown as it is', () => {
  expect(withProfile(EMPTY_FORM, { name: null, phone: 'call me' })).toMatchObject({
    phone: 'call me',
    phoneCountry: 'LB',
  });
});
