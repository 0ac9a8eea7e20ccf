/** Keys of browser storage. One constant each, so that a page downloads only those it uses. */
import { brand } from './brand.ts';

export const CART_KEY = `${brand.storagePrefix}-cart`;
export const NOTIFICATIONS_KEY = 'notifications';
/** The event on which other parts of the page, and other tabs, read the list again. */
export const NOTIFICATIONS_UPDATED = 'notifications-updated';
export const ADMIN_SECTION_KEY = 'admin-active-section';
