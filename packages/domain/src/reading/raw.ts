/** Values from a wire or a browser's storage, which may be anything at all. */
import { LONGEST_ID, LONGEST_IMAGE_URL, MOST_STOCK } from '../limits.ts';
import { readText } from '../text/localText.ts';

export type Raw = Record<string, unknown>;

export function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** As long as a UUID, and of its signs alone. */
const UUID = /^[\da-f-]{36}$/i;

/** Ids come as numbers from some tables and as text from others; here they are always text, and each has one spelling. */
export function readId(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
  const id = typeof value === 'string' && value.length <= LONGEST_ID ? readText(value) : null;
  return id !== null && UUID.test(id) ? id.toLowerCase() : id;
}

/** A whole number of zero or more, as a number or in digits; null where it is none. */
export function readCount(value: unknown): number | null {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  // Math.abs because -0 is 0, and nobody wants to read it.
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? Math.abs(count) : null;
}

/** How many there are of a bag: beyond any honest number, sums would stop being exact. */
export function readStock(value: unknown): number | null {
  const count = readCount(value);
  return count === null ? null : Math.min(count, MOST_STOCK);
}

const PICTURE = /^(?:https?:\/\/[^\s/]|\/(?![/\\]))/i;

/** Only what a picture can be: an address on the web or on this site, never a script. */
export function readImageUrl(value: unknown): string | null {
  const url = readText(value, LONGEST_IMAGE_URL);
  if (url === null) return null;
  return PICTURE.test(url) ? url : null;
}

/** What was kept as JSON; undefined where nothing was kept or it cannot be read any more. */
export function readKept(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
