/** Maximum lengths and counts in requests and forms. The database has the same limits. */
export const LONGEST_ID = 64;
export const LONGEST_TITLE = 120;
export const LONGEST_DESCRIPTION = 2_000;
export const LONGEST_NAME = 120;
/** For a customer's name in a message to a telephone. */
export const LONGEST_NAME_IN_MESSAGE = 60;
export const LONGEST_EMAIL = 254;
/** Room for a number as people write it, with spaces and brackets. */
export const LONGEST_PHONE = 40;
export const LONGEST_CODE = 40;
/** For an Idempotency-Key. */
export const LONGEST_KEY = 100;
export const LONGEST_REASON = 300;
export const LONGEST_REFERENCE = 100;
/** For one refund, in cents. */
export const LARGEST_REFUND = 100_000_000;
/** For the name of a phone at a counter. */
export const LONGEST_DEVICE_NAME = 60;
/** For one request of a phone that sends its offline queue. */
export const MOST_COUNTER_ACTIONS = 50;
export const LONGEST_MESSAGE = 1_000;
export const LONGEST_URL = 2_000;
export const LONGEST_IMAGE_URL = 500;
/** For a shop. */
export const LONGEST_SHOP_ADDRESS = 200;
export const LONGEST_ABOUT = 600;
/** What a shop that applies has left over on an evening. */
export const LONGEST_LEFT_OVER = 600;
export const LONGEST_ADDRESS_PART = 120;
/** Long enough for five such parts with their labels. */
export const LONGEST_ADDRESS = 700;
/** The lines of one checkout, and so of one cart. */
export const MOST_LINES = 50;
/** More of one bag than any shop packs. */
export const MOST_OF_ONE = 999;
export const MOST_STOCK = 100_000;
/** Bags that the members of one shop make in one day. */
export const MOST_NEW_BAGS = 20;
/** Pieces of one bag in one order; a buyer may order more after paying. */
export const MOST_OF_ONE_BAG = 10;
/** Pieces in all unpaid orders of one buyer. */
export const MOST_HELD_UNPAID = 30;
/** How often one buyer may hold the same bag without paying, within UNPAID_HOLDS_HOURS. */
export const MOST_UNPAID_HOLDS = 5;
export const UNPAID_HOLDS_HOURS = 24;
/** Free bags for one buyer within FREE_BAG_HOURS, because each order sends a message that costs money. */
export const MOST_FREE_BAGS = 1;
export const FREE_BAG_HOURS = 24;
/** More than any real request needs; the server rejects larger bodies before reading them. */
export const LARGEST_BODY_BYTES = 64 * 1024;
export const LARGEST_IMAGE_BYTES = 2 * 1024 * 1024;
/** Decoding more may exhaust a phone's memory. */
export const MOST_IMAGE_PIXELS = 25_000_000;
/** Rows of best-selling and of scarcest bags in the analytics. */
export const MOST_REPORTED_BAGS = 100;
/** A hosted Supabase project returns at most this many rows per request. */
export const MOST_ROWS = 1_000;
