/** Storage keys about an order. In a file of their own, because not every page downloads them. */
import { brand } from './brand.ts';

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
