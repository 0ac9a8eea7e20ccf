import {
  LAST_PICKUP_PLACES_KEY,
  PENDING_ORDER_CODE_KEY,
  writePlaces,
  type CheckoutBody,
  type ErrorCode,
  type Failed,
} from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPayment, placeOrder, type CheckoutError } from './checkoutCalls.ts';
import { clearCheckoutKey } from './checkoutKey.ts';
import { startPayment } from './payment.ts';

vi.mock('./checkoutCalls.ts', () => ({
  placeOrder: vi.fn<typeof placeOrder>(),
  openPayment: vi.fn<typeof openPayment>(),
}));

const body = {
  user_id: 'u1',
  bag_id: 'b1',
  qty: 1,
  delivery_method: 'pickup',
  customer_name: 'Guest',
  customer_email: 'mona@zawadeh.local',
  whatsapp_phone: '+96170123456',
  delivery_address: 'Pickup at store',
  delivery_fee: 0,
  amount: 4.5,
  currency: 'USD',
  details: [{ bagId: 'b1', quantity: 1, unitPrice: 4.5 }],
} satisfies CheckoutBody;

const over = (code: ErrorCode): Failed<CheckoutError> => ({
  ok: false,
  error: { kind: 'paymentNotCreated', code, detail: null },
});

let browser: Map<string, string>;

beforeEach(() => {
  browser = new Map();
  const stored = new Map<string, string>();
  const storage = (map: Map<string, string>) => ({
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
    removeItem: (key: string) => map.delete(key),
  });
  vi.stubGlobal('localStorage', storage(browser));
  vi.stubGlobal('sessionStorage', storage(stored));
  clearCheckoutKey();
  vi.mocked(placeOrder).mockReset().mockResolvedValue({ ok: true, value: 'ZWD-PEND2345' });
  vi.mocked(openPayment).mockReset().mockResolvedValue({ ok: true, value: 'https://whish.money/1' });
});
afterEach(() => vi.unstubAllGlobals());

const keys = () => vi.mocked(placeOrder).mock.calls.map(([, key]) => key);

test('the data of the next pages is stored before the browser leaves', async () => {
  const places = [{ store: { en: 'Zahra', ar: null }, pickupStart: 0, pickupEnd: null, pickupText: null }];
  expect(await startPayment(body, places)).toEqual({ ok: true, value: 'https://whish.money/1' });
  expect(Object.fromEntries(browser)).toEqual({
    lastOrderDeliveryMethod: 'pickup',
    lastOrderCustomerName: 'Guest',
    lastOrderWhatsappPhone: '+96170123456',
    lastOrderDeliveryAddress: 'Pickup at store',
    lastOrderPickupPlaces: writePlaces(places),
    lastPendingOrderCode: 'ZWD-PEND2345',
  });
  expect(openPayment).toHaveBeenCalledWith({ orderCode: 'ZWD-PEND2345', userId: 'u1', amount: 4.5 });
});

test('a delivery clears the pickup places of the order before', async () => {
  browser.set(LAST_PICKUP_PLACES_KEY, '[{"storeName":"Zahra"}]');
  await startPayment({ ...body, delivery_method: 'delivery' }, []);
  expect(browser.has(LAST_PICKUP_PLACES_KEY)).toBe(false);
});

test('a repeated attempt without a response is the same order', async () => {
  vi.mocked(openPayment).mockResolvedValueOnce({ ok: false, error: { kind: 'unanswered', cause: 'slow' } });
  await startPayment(body, []);
  await startPayment(body, []);
  expect(keys()[1]).toBe(keys()[0]);
});

test.each(['expired', 'not_pending', 'unknown_order'] as const)(
  'an order that is %s is replaced by a new one',
  async (code) => {
    vi.mocked(openPayment).mockResolvedValueOnce(over(code));
    expect(await startPayment(body, [])).toMatchObject({ ok: true });
    expect(keys()).toHaveLength(2);
    expect(keys()[1]).not.toBe(keys()[0]);
  },
);

test('an order is tried twice only', async () => {
  vi.mocked(openPayment).mockResolvedValue(over('expired'));
  expect(await startPayment(body, [])).toEqual(over('expired'));
  expect(placeOrder).toHaveBeenCalledTimes(2);
});

test('an order that was not saved is not pending', async () => {
  vi.mocked(placeOrder).mockResolvedValue(over('deactivated'));
  expect(await startPayment(body, [])).toEqual(over('deactivated'));
  expect(openPayment).not.toHaveBeenCalled();
  expect(browser.has(PENDING_ORDER_CODE_KEY)).toBe(false);
});
