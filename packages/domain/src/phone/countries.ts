/** The seven country codes a phone number may have; +961 is the default. */
export const PHONE_COUNTRIES = ['LB', 'US', 'GB', 'FR', 'DE', 'AE', 'SA'] as const;
/** Countries that share a code share an entry: US is also Canada, GB also Jersey. */
export type PhoneCountry = (typeof PHONE_COUNTRIES)[number];
export const DEFAULT_PHONE_COUNTRY: PhoneCountry = 'LB';

/** Numbers with the same start: how many digits they have, and where to insert spaces. */
type NumberRange = readonly [start: RegExp, fewest: number, most: number, spaces: readonly number[]];

interface NumberingPlan {
  code: string;
  /** The trunk prefix, dialled inside the country and not part of the number. */
  trunk: '0' | '1';
  /** The first match counts. Spaces are positions as in slice(): negative from the end. */
  ranges: readonly NumberRange[];
}

const LEBANESE = [-6, -3];
const THREE_FOUR = [-7, -4];

/*
 * Generous on purpose. Plans grow faster than this table, WhatsApp works on landlines too, and a real
 * number refused is a dinner lost, while a wrong one let through is seen on the next screen. So only
 * length and first digits are judged, most strictly where a mobile number would be one digit short.
 */
const PLANS: Record<PhoneCountry, NumberingPlan> = {
  LB: {
    code: '961',
    trunk: '0',
    ranges: [
      // Mobile only, except for the landlines of the south that begin with 762.
      [/^(?:7[01]|76[^2]|81)/, 8, 8, LEBANESE],
      [/^[78]/, 7, 8, LEBANESE],
      [/^2/, 8, 8, LEBANESE],
      [/^[1-9]/, 7, 7, LEBANESE],
    ],
  },
  US: { code: '1', trunk: '1', ranges: [[/^[2-9]/, 10, 10, THREE_FOUR]] },
  GB: {
    code: '44',
    trunk: '0',
    ranges: [
      [/^7/, 10, 10, [4]],
      [/^2/, 10, 10, [2, 6]],
      [/^(?:1(?:1|.1)|[3589])/, 9, 10, [3, 6]],
      [/^1/, 9, 10, [4]],
    ],
  },
  FR: { code: '33', trunk: '0', ranges: [[/^[1-9]/, 9, 9, [1, 3, 5, 7]]] },
  DE: {
    code: '49',
    trunk: '0',
    ranges: [
      [/^15/, 11, 11, [3]],
      [/^1[67]/, 10, 11, [3]],
      // 49 is an area as well as the country: more digits than this are a number typed with its code.
      [/^49/, 6, 11, [4]],
      // Subscribers choose how many digits follow their own number, up to what E.164 can carry.
      [/^(?:[34]0|[68]9)/, 6, 13, [2]],
      [/^[2-9]\d1/, 6, 13, [3]],
      [/^[1-9]/, 6, 13, [4]],
    ],
  },
  AE: {
    code: '971',
    trunk: '0',
    ranges: [
      [/^5/, 9, 9, THREE_FOUR],
      [/^[4679]00/, 8, 9, THREE_FOUR],
      [/^[2-4679]/, 8, 8, THREE_FOUR],
    ],
  },
  SA: { code: '966', trunk: '0', ranges: [[/^(?:[15]|92)/, 9, 9, THREE_FOUR]] },
};

export const planOf = (country: PhoneCountry): NumberingPlan => PLANS[country];

/** As the picker shows it: +961. */
export const dialCodeOf = (country: PhoneCountry): string => `+${PLANS[country].code}`;

export function rangeOf(country: PhoneCountry, national: string): NumberRange | undefined {
  return PLANS[country].ranges.find(([start]) => start.test(national));
}
