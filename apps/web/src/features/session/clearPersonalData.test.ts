import {
  CART_KEY,
  CHECKOUT_FORM_KEY,
  LAST_CUSTOMER_NAME_KEY,
  LAST_DELIVERY_ADDRESS_KEY,
  LAST_DELIVERY_METHOD_KEY,
  LAST_WHATSAPP_PHONE_KEY,
  NOTIFICATIONS_KEY,
  PENDING_ORDER_CODE_KEY,
  SUCCESS_DATA_KEY,
} from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkoutFormAtom } from '../cart/checkoutForm.ts';
import { unreadAtom } from '../../lib/counts.ts';
import { clearPersonalData } from './clearPersonalData.ts';
import { notificationsAtom } from '../notifications/notifications.ts';
import { createStore } from '../../lib/store.ts';

const stored = new Map<string, string>();
const storedInTab = new Map<string, string>();

const storage = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => entries.set(key, value),
  removeItem: (key: string) => entries.delete(key),
});

class KeyEvent extends Event {
  readonly key: string | null;
  constructor(type: string, { key }: { key: string | null }) {
    super(type);
    this.key = key;
  }
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('StorageEvent', KeyEvent);
  vi.stubGlobal('localStorage', storage(stored));
  vi.stubGlobal('sessionStorage', storage(storedInTab));
  const news = { id: 'n1', type: 'pickup', orderCode: 'ZWD-PAYED234', createdAt: '2026-11-21T10:00:00Z' };
  for (const [key, value] of [
    [CART_KEY, '[{"bagId":"b1"}]'],
    [CHECKOUT_FORM_KEY, '{"firstName":"Rania","phone":"70 123 456","address":{"street":"Azmi"}}'],
    [LAST_CUSTOMER_NAME_KEY, 'Rania Haddad'],
    [LAST_WHATSAPP_PHONE_KEY, '+96170123456'],
    [LAST_DELIVERY_ADDRESS_KEY, 'Street: Azmi'],
    [LAST_DELIVERY_METHOD_KEY, 'pickup'],
    [PENDING_ORDER_CODE_KEY, 'ZWD-PEND2345'],
    [NOTIFICATIONS_KEY, JSON.stringify([{ ...news, messageEn: 'Paid', messageAr: 'تم', read: false }])],
  ] as const)
    stored.set(key, value);
  storedInTab.set(SUCCESS_DATA_KEY, '{"customerName":"Rania Haddad"}');
});

afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
  storedInTab.clear();
});

test('personal data is removed; the cart and the pending order stay', () => {
  clearPersonalData();
  expect([...stored.keys()].sort()).toEqual([LAST_DELIVERY_METHOD_KEY, PENDING_ORDER_CODE_KEY, CART_KEY]);
  expect(storedInTab.size).toBe(0);
});

test('the atoms of this tab are emptied with the personal data', () => {
  const store = createStore();
  for (const atom of [checkoutFormAtom, notificationsAtom, unreadAtom]) store.sub(atom, () => {});
  expect(store.get(checkoutFormAtom)).toMatchObject({ firstName: 'Rania', phone: '70 123 456' });
  expect(store.get(unreadAtom)).toBe(1);
  clearPersonalData();
  expect(store.get(checkoutFormAtom)).toMatchObject({
    firstName: '',
    lastName: '',
    phone: '',
    address: { street: '' },
  });
  expect(store.get(notificationsAtom)).toEqual([]);
  expect(store.get(unreadAtom)).toBe(0);
});

test('another tab, notified key by key, never shows the last order’s name in the form', () => {
  const store = createStore();
  store.sub(checkoutFormAtom, () => {});
  const seen: unknown[] = [];
  vi.stubGlobal('localStorage', {
    ...storage(stored),
    removeItem: (key: string) => {
      stored.delete(key);
      window.dispatchEvent(new KeyEvent('storage', { key }));
      if (key === CHECKOUT_FORM_KEY) seen.push(store.get(checkoutFormAtom)?.firstName);
    },
  });
  clearPersonalData();
  expect(seen).toEqual(['']);
});

test('the typed form is cleared where storage is denied', () => {
  const deny = () => {
    throw new Error('SecurityError');
  };
  const refusing = { getItem: deny, setItem: deny, removeItem: deny };
  vi.stubGlobal('localStorage', refusing);
  vi.stubGlobal('sessionStorage', refusing);
  const store = createStore();
  store.sub(checkoutFormAtom, () => {});
  store.set(checkoutFormAtom, (form) => ({ ...form, firstName: 'Rania' }));
  expect(store.get(checkoutFormAtom)?.firstName).toBe('Rania');
  clearPersonalData();
  expect(store.get(checkoutFormAtom)?.firstName).toBe('');
});
