/** The name under which a cart is sent: a reload or a second press must not become a second order. */
import { brand } from '@zawadeh/domain';

const KEY = `${brand.storagePrefix}-checkout-key`;

interface KeptKey {
  content: string;
  key: string;
}

/** For as long as the tab lives where storage is refused. */
let remembered: KeptKey | null = null;

/** The same for the same content, and another for any other. */
export function keyFor(body: object): string {
  const content = JSON.stringify(body);
  const kept = keptKey();
  if (kept?.content === content) return kept.key;
  remembered = { content, key: newKey() };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // Then it lasts as long as the page.
  }
  return remembered.key;
}

/** The order it stands for is over: the next one with the same content is a new one. */
export function forgetKey(): void {
  remembered = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where nothing is kept there is nothing to forget.
  }
}

function keptKey(): KeptKey | null {
  try {
    const kept = Object(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')) as Partial<
      Record<string, unknown>
    >;
    const { content, key } = kept;
    return typeof content === 'string' && typeof key === 'string' ? { content, key } : null;
  } catch {
    return remembered;
  }
}

/** Not `randomUUID`, which a phone that tries the shop over plain http does not have. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
