/** Formats a phone number in groups of digits. */
import { dialCodeOf, rangeOf } from './countries.ts';
import { readStoredPhone, type Phone } from './readPhone.ts';

/** `+961 70 123 456`; any other text is returned unchanged. */
export function formatPhone(e164: string): string {
  const phone = readStoredPhone(e164);
  return phone ? `${dialCodeOf(phone.country)} ${formatNational(phone)}` : e164;
}

/** `70 123 456`, for the field beside the code. */
export function formatNational({ country, national }: Pick<Phone, 'country' | 'national'>): string {
  const spaces = rangeOf(country, national)?.[3] ?? [];
  return [0, ...spaces].map((from, group) => national.slice(from, spaces[group])).join(' ');
}
