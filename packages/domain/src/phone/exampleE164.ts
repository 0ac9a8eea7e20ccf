import type { PhoneCountry } from './countries.ts';
import { readPhone } from './readPhone.ts';

/** The number as E.164, or the problem. */
export const e164 = (typed: unknown, country?: PhoneCountry) => {
  const reading = readPhone(typed, country);
  return reading.ok ? reading.value.e164 : reading.error;
};
