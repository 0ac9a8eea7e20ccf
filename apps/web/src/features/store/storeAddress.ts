import { brand } from '@zawadeh/domain';

/** The shop that was open last in this browser. */
export const LAST_STORE_KEY = `${brand.storagePrefix}-store`;

/** A link names the shop, so that a bookmark never opens a section of another one. */
export const storeAddress = (storeId: string, section?: string): string =>
  `/store?${section === undefined ? '' : `section=${section}&`}store=${storeId}`;
