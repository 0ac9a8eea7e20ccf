import { PENDING_ORDER_CODE_KEY } from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PENDING_PAYMENT_KEY, pendingPaymentOrder } from './pendingOrder.ts';

const storage = (stored: Map<string, string>) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});

let browser: Map<string, string>;
let tab: Map<string, string>;
beforeEach(() => {
  browser = new Map();
  tab = new Map();
  vi.stubGlobal('localStorage', storage(browser));
  vi.stubGlobal('sessionStorage', storage(tab));
});
afterEach(() => vi.unstubAllGlobals());

test('an order that another tab has paid is still this tab’s', () => {
  browser.set(PENDING_ORDER_CODE_KEY, 'ZWD-PAYED234');
  expect(pendingPaymentOrder()).toBe('ZWD-PAYED234');
  browser.delete(PENDING_ORDER_CODE_KEY);
  expect(pendingPaymentOrder()).toBe('ZWD-PAYED234');
});

test('the pending order comes first, and a tab that never left to pay has none', () => {
  expect(pendingPaymentOrder()).toBeNull();
  tab.set(PENDING_PAYMENT_KEY, 'ZWD-PAYED234');
  browser.set(PENDING_ORDER_CODE_KEY, 'ZWD-7K3M9QX2');
  expect(pendingPaymentOrder()).toBe('ZWD-7K3M9QX2');
});

test('the pending order is known without session storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  browser.set(PENDING_ORDER_CODE_KEY, 'ZWD-PAYED234');
  expect(pendingPaymentOrder()).toBe('ZWD-PAYED234');
  browser.delete(PENDING_ORDER_CODE_KEY);
  expect(pendingPaymentOrder()).toBeNull();
});
