/** Reads untrusted values from JSON or browser storage. */
import { LONGEST_ID, LONGEST_IMAGE_URL, MOST_STOCK } from '../limits.ts';
import { readText } from '../text/localText.ts';

export type Raw = Record<string, unknown>;

export function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The length and characters of a UUID. */
const UUID = /^[\da-f-]{36}$/i;

/** Ids are numbers in some tables and text in others; here always text, UUIDs in lower case. */
export function readId(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
  const id = typeof value === 'string' && value.length <= LONGEST_ID ? readText(value) : null;
  return id !== null && UUID.test(id) ? id.toLowerCase() : id;
}

/** A whole number of zero or more, as a number or in digits; null otherwise. */
export function readCount(value: unknown): number | null {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  // Math.abs turns -0 into 0.
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? Math.abs(count) : null;
}

/** A stock, capped so that sums stay exact. */
export function readStock(value: unknown): number | null {
  const count = readCount(value);
  return count === null ? null : Math.min(count, MOST_STOCK);
}

const PICTURE = /^(?:https?:\/\/[^\s/]|\/(?![/\\]))/i;

/** An http(s) URL or a path of this site, never a script. */
export function readImageUrl(value: unknown): string | null {
  const url = readText(value, LONGEST_IMAGE_URL);
  if (url === null) return null;
  return PICTURE.test(url) ? url : null;
}

/** Parses stored JSON; undefined if it is missing or damaged. */
export function parseStored(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
