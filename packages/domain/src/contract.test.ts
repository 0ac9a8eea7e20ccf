import { expect, test } from 'vitest';
import * as domain from './index.ts';
import { LARGEST_IMAGE_BYTES } from './limits.ts';

test('the storage keys are those of the specification', () => {
  expect([
    domain.CART_KEY,
    domain.NOTIFICATIONS_KEY,
    domain.ADMIN_SECTION_KEY,
    domain.LAST_DELIVERY_METHOD_KEY,
    domain.LAST_CUSTOMER_NAME_KEY,
    domain.LAST_WHATSAPP_PHONE_KEY,
    domain.LAST_DELIVERY_ADDRESS_KEY,
    domain.PENDING_ORDER_CODE_KEY,
    domain.SUCCESS_DATA_KEY,
  ]).toEqual([
    'zawadeh-cart',
    'notifications',
    'admin-active-section',
    'lastOrderDeliveryMethod',
    'lastOrderCustomerName',
    'lastOrderWhatsappPhone',
    'lastOrderDeliveryAddress',
    'lastPendingOrderCode',
    'checkoutSuccessData',
  ]);
});

test('the paths are those of the specification', () => {
  expect([
    domain.SURPRISE_BAGS_PATH,
    domain.CHECKOUT_PATH,
    domain.PAYMENT_PATH,
    domain.ORDER_STATUS_PATH,
    domain.STREAM_PATH,
    domain.PROFILE_PATH,
    domain.MESSAGE_PATH,
    domain.EMAIL_REDIRECT_PATH,
  ]).toEqual([
    '/api/surprise-bags',
    '/api/orders/checkout',
    '/api/whish',
    '/api/orders/update-status',
    '/api/orders/stream',
    '/api/users/upsert',
    '/api/send-message',
    '/login',
  ]);
  expect([domain.PAID_EVENT, domain.NOTIFICATIONS_UPDATED]).toEqual(['paid', 'notifications-updated']);
});

test('the keys and paths that the specification does not have', () => {
  expect([domain.CHECKOUT_FORM_KEY, domain.LAST_PICKUP_PLACES_KEY]).toEqual([
    'zawadeh-checkout-form',
    'lastOrderPickupPlaces',
  ]);
  expect([domain.CANCEL_PATH, domain.IMAGES_PATH]).toEqual(['/api/orders/cancel', '/api/images']);
});

test('the constants of section 9', () => {
  expect({
    redirect: domain.LOGIN_REDIRECT_MS,
    pulse: domain.CART_PULSE_MS,
    added: domain.ADDED_MESSAGE_MS,
    retry: domain.STATUS_RETRY_MS,
    promise: domain.DELIVERY_PROMISE_MINUTES,
    toast: domain.TOAST,
    imageCache: domain.IMAGE_CACHE_SECONDS,
    hold: domain.HOLD_MINUTES,
    stock: domain.STOCK_SHOWN_WITHIN_MS,
    body: domain.LARGEST_BODY_BYTES,
    image: LARGEST_IMAGE_BYTES,
  }).toEqual({
    redirect: 2000,
    pulse: 600,
    added: 3000,
    retry: 800,
    promise: 45,
    toast: { visible: 1, durationMs: 5000, removalMs: 1_000_000, swipeThreshold: 50 },
    imageCache: 3600,
    hold: 15,
    stock: 10_000,
    body: 65_536,
    image: 2_097_152,
  });
});
