/** The names under which a browser keeps things. One constant each, so that a page carries only its own. */
import { brand } from './brand.ts';

export const CART_KEY = `${brand.storagePrefix}-cart`;
export const NOTIFICATIONS_KEY = 'notifications';
/** The event that tells the other parts of a page, and of other tabs, to read the list again. */
export const NOTIFICATIONS_UPDATED = 'notifications-updated';
export const ADMIN_SECTION_KEY = 'admin-active-section';
