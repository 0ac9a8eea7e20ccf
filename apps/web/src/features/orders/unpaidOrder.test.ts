import { PENDING_ORDER_CODE_KEY, readOrder } from '@zawadeh/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import type { openPayment, PaymentOpened } from '../checkout/checkoutCalls.ts';
import type { fetchOwnOrder, OwnOrder } from './ownOrder.ts';
import { payOrder } from './unpaidOrder.ts';

const calls = vi.hoisted(() => ({
  openPayment: vi.fn<typeof openPayment>(),
  fetchOwnOrder: vi.fn<typeof fetchOwnOrder>(),
}));
vi.mock('../checkout/checkoutCalls.ts', () => ({ openPayment: calls.openPayment }));
vi.mock('./ownOrder.ts', () => ({ fetchOwnOrder: calls.fetchOwnOrder }));
const stored = new Map<string, string | null>();
vi.mock('../../lib/storage.ts', () => ({
  writeItem: (key: string, value: string | null) => stored.set(key, value),
}));

const CODE = 'ZWD-PEND2345';
const WALLET: PaymentOpened = { ok: true, value: 'https://wallet.example/1' };

function placed(columns: object): OwnOrder {
  const reading = readOrder({ order_code: CODE, amount: 17.2, payment_status: 'pending', ...columns });
  if (!reading.ok) throw new Error(reading.error);
  return { ok: true, value: { order: reading.value, userId: 'u1' } };
}

beforeEach(() => {
  stored.clear();
  calls.openPayment.mockReset().mockResolvedValue(WALLET);
});

test('the same order is paid with its own amount', async () => {
  calls.fetchOwnOrder.mockResolvedValue(placed({ delivery_method: 'delivery' }));
  expect(await payOrder(CODE)).toEqual(WALLET);
  expect(calls.openPayment).toHaveBeenCalledWith({ orderCode: CODE, userId: 'u1', amount: 17.2 });
  expect(Object.fromEntries(stored)).toEqual({
    lastOrderDeliveryMethod: 'delivery',
    lastOrderIsGift: null,
    lastOrderPickupPlaces: null,
    [PENDING_ORDER_CODE_KEY]: CODE,
  });
});

test('the pickup place is stored for the page after the wallet', async () => {
  const details = [{ bagId: 'b1', quantity: 1, storeName: 'Zahra Sweets' }];
  calls.fetchOwnOrder.mockResolvedValue(placed({ delivery_method: null, details }));
  await payOrder(CODE);
  expect(stored.get('lastOrderDeliveryMethod')).toBe('pickup');
  expect(stored.get('lastOrderPickupPlaces')).toContain('Zahra Sweets');
});

test('a gift stays one for the page after the wallet', async () => {
  calls.fetchOwnOrder.mockResolvedValue(placed({ delivery_method: 'pickup', is_gift: true }));
  await payOrder(CODE);
  expect(stored.get('lastOrderIsGift')).toBe('true');
});

test('a rejected payment leaves storage as it was', async () => {
  const error = { kind: 'paymentNotCreated', code: 'expired', detail: null } as const;
  calls.fetchOwnOrder.mockResolvedValue(placed({}));
  calls.openPayment.mockResolvedValue({ ok: false, error });
  expect(await payOrder(CODE)).toEqual({ ok: false, error });
  expect(stored.size).toBe(0);
});

test.each<[OwnOrder, object]>([
  [
    { ok: false, error: 'slow' },
    { kind: 'unanswered', cause: 'slow' },
  ],
  [{ ok: false, error: 'signedOut' }, { kind: 'signedOut' }],
  [
    { ok: false, error: 'none' },
    { kind: 'paymentNotStarted', code: 'unknown_order', detail: null },
  ],
])('an unknown order is not paid: %j', async (answer, error) => {
  calls.fetchOwnOrder.mockResolvedValue(answer);
  expect(await payOrder(CODE)).toEqual({ ok: false, error });
  expect(calls.openPayment).not.toHaveBeenCalled();
});
