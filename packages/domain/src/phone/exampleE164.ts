import type { PhoneCountry } from './countries.ts';
import { readPhone } from './readPhone.ts';

/** What a number is read as, or why it is not. */
export const e164 = (typed: unknown, country?: PhoneCountry) => {
  const reading = readPhone(typed, country);
  return reading.ok ? reading.value.e164 : reading.error;
};
