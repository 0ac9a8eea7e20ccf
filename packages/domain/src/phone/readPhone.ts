/** Reads a typed or pasted phone number as E.164. */
import type { Result } from '../result.ts';
import { latinDigits } from '../text/digits.ts';
import { DEFAULT_PHONE_COUNTRY, PHONE_COUNTRIES, planOf, rangeOf, type PhoneCountry } from './countries.ts';

export interface Phone {
  country: PhoneCountry;
  /** Digits only, without code and trunk zero. */
  national: string;
  /** What is stored and sent: +96170123456. */
  e164: string;
}

export type PhoneProblem = 'missing' | 'notDigits' | 'tooShort' | 'tooLong' | 'wrongStart' | 'otherCountry';
export type PhoneReading = Result<Phone, PhoneProblem>;

/** Separators between digits, direction marks included. */
const SEPARATORS = /[\s\p{Dash}\p{Cf}.．·()（）/／]/gu;
const DIALLED_NUMBER = /^(\+?00|\+)?(\d*)$/;

/** A country code in the number overrides the chosen country. */
export function readPhone(typed: unknown, chosen: PhoneCountry = DEFAULT_PHONE_COUNTRY): PhoneReading {
  const text = typeof typed === 'string' ? typed.replace(SEPARATORS, '').replace('＋', '+') : '';
  const found = DIALLED_NUMBER.exec(latinDigits(text));
  if (!found) return { ok: false, error: 'notDigits' };
  const [, internationalPrefix, digits = ''] = found;
  if (internationalPrefix !== undefined) return readInternational(digits);
  const reading = readNational(digits, chosen);
  const { code } = planOf(chosen);
  // The code is often typed without its plus; it is only assumed if nothing else fits.
  return reading.ok || !digits.startsWith(code) ? reading : readNational(digits.slice(code.length), chosen);
}

/** A number from the database; null unless it is exactly what readPhone would have stored. */
export function readStoredPhone(value: unknown): Phone | null {
  if (typeof value !== 'string' || !/^\+\d+$/.test(value)) return null;
  const reading = readInternational(value.slice(1));
  return reading.ok && reading.value.e164 === value ? reading.value : null;
}

function readInternational(digits: string): PhoneReading {
  const country = PHONE_COUNTRIES.find((one) => digits.startsWith(planOf(one).code));
  if (country) return readNational(digits.slice(planOf(country).code.length), country);
  // Half a code may still become one of the seven.
  const unfinished = PHONE_COUNTRIES.some((one) => planOf(one).code.startsWith(digits));
  return { ok: false, error: unfinished ? 'missing' : 'otherCountry' };
}

function readNational(digits: string, country: PhoneCountry): PhoneReading {
  const { code, trunk } = planOf(country);
  const national = digits.startsWith(trunk) ? digits.slice(1) : digits;
  if (national === '') return { ok: false, error: 'missing' };
  const range = rangeOf(country, national);
  if (!range) return { ok: false, error: 'wrongStart' };
  const [, fewest, most] = range;
  if (national.length < fewest) return { ok: false, error: 'tooShort' };
  if (national.length > most) return { ok: false, error: 'tooLong' };
  return { ok: true, value: { country, national, e164: `+${code}${national}` } };
}
