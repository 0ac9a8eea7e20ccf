import { brand } from '@zawadeh/domain';
import { writeItem } from '../../lib/storage.ts';

export const WAITING_BAG_KEY = `${brand.storagePrefix}-waiting-bag`;

/** The bag that a visitor reserves. For all tabs, because the link of a confirmation e-mail opens another one. */
export const saveWaitingBag = (bagId: string, quantity: number): void =>
  writeItem(WAITING_BAG_KEY, JSON.stringify({ bagId, quantity, savedAt: Date.now() }));
