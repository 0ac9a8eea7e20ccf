/** Keys of browser storage. */
import { brand } from './brand.ts';

export const CART_KEY = `${brand.storagePrefix}-cart`;
export const NOTIFICATIONS_KEY = 'notifications';
/** The event on which other parts of the page, and other tabs, read the list again. */
export const NOTIFICATIONS_UPDATED = 'notifications-updated';
export const ADMIN_SECTION_KEY = 'admin-active-section';

/** The content of the cart's form. */
export const CHECKOUT_FORM_KEY = `${brand.storagePrefix}-checkout-form`;
export const LAST_DELIVERY_METHOD_KEY = 'lastOrderDeliveryMethod';
export const LAST_CUSTOMER_NAME_KEY = 'lastOrderCustomerName';
export const LAST_WHATSAPP_PHONE_KEY = 'lastOrderWhatsappPhone';
export const LAST_DELIVERY_ADDRESS_KEY = 'lastOrderDeliveryAddress';
/** Not in the specification: the pickup places. */
export const LAST_PICKUP_PLACES_KEY = 'lastOrderPickupPlaces';
export const PENDING_ORDER_CODE_KEY = 'lastPendingOrderCode';
/** In session storage, unlike the others. */
export const SUCCESS_DATA_KEY = 'checkoutSuccessData';
