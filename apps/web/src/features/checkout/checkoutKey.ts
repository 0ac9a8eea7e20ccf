/** The idempotency key of a cart: a reload or a second press must not become a second order. */
import { brand } from '@zawadeh/domain';
import { parseFields } from '../../lib/fields.ts';
import { readSessionItem, writeSessionItem } from '../../lib/storage.ts';

const KEY = `${brand.storagePrefix}-checkout-key`;

interface StoredKey {
  content: string;
  key: string;
}

/** For the life of the page, where storage is denied. */
let unsaved: StoredKey | null = null;

/** The same for the same content, and another for any other. */
export function checkoutKeyFor(body: object): string {
  const content = JSON.stringify(body);
  const stored = storedKey();
  if (stored?.content === content) return stored.key;
  unsaved = { content, key: newKey() };
  writeSessionItem(KEY, JSON.stringify(unsaved));
  return unsaved.key;
}

/** The order of the key is closed: the next order with the same content is a new one. */
export function clearCheckoutKey(): void {
  unsaved = null;
  writeSessionItem(KEY, null);
}

function storedKey(): StoredKey | null {
  const { content, key } = parseFields(readSessionItem(KEY));
  return typeof content === 'string' && typeof key === 'string' ? { content, key } : unsaved;
}

/** Not `randomUUID`, which needs https: a phone may open the shop over plain http. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
