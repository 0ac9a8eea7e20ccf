/** Specification 3: the names under which a browser keeps things. One constant each, so that a page carries only its own. */
import { brand } from './brand.ts';

export const CART_KEY = `${brand.storagePrefix}-cart`;
export const NOTIFICATIONS_KEY = 'notifications';
/** The event that tells the other parts of a page, and of other tabs, to read the list again. */
export const NOTIFICATIONS_UPDATED = 'notifications-updated';
export const ADMIN_SECTION_KEY = 'admin-active-section';
export const LAST_DELIVERY_METHOD_KEY = 'lastOrderDeliveryMethod';
export const LAST_CUSTOMER_NAME_KEY = 'lastOrderCustomerName';
export const LAST_WHATSAPP_PHONE_KEY = 'lastOrderWhatsappPhone';
export const LAST_DELIVERY_ADDRESS_KEY = 'lastOrderDeliveryAddress';
export const PENDING_ORDER_CODE_KEY = 'lastPendingOrderCode';
/** In session storage, unlike the others. */
export const SUCCESS_DATA_KEY = 'checkoutSuccessData';
