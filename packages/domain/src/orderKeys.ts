/** What a browser keeps of an order. Apart from the other names, which every page carries. */
import { brand } from './brand.ts';

/** What stands in the cart's fields. */
export const CHECKOUT_FORM_KEY = `${brand.storagePrefix}-checkout-form`;
export const LAST_DELIVERY_METHOD_KEY = 'lastOrderDeliveryMethod';
export const LAST_CUSTOMER_NAME_KEY = 'lastOrderCustomerName';
export const LAST_WHATSAPP_PHONE_KEY = 'lastOrderWhatsappPhone';
export const LAST_DELIVERY_ADDRESS_KEY = 'lastOrderDeliveryAddress';
/** Ours: in which shops it is collected, and when. */
export const LAST_PICKUP_PLACES_KEY = 'lastOrderPickupPlaces';
export const PENDING_ORDER_CODE_KEY = 'lastPendingOrderCode';
/** In session storage, unlike the others. */
export const SUCCESS_DATA_KEY = 'checkoutSuccessData';
