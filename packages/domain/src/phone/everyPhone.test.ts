import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dialCodeOf, PHONE_COUNTRIES, type PhoneCountry } from './countries.ts';
import { formatNational, formatPhone } from './formatPhone.ts';
import { readPhone, readStoredPhone, type PhoneProblem } from './readPhone.ts';
import { e164 } from './exampleE164.ts';
import { cases } from '../testing/cases.ts';

/** All kinds of numbers; # is any digit. */
const SHAPES: [PhoneCountry, string][] = [
  ['LB', '3######'],
  ['LB', '70######'],
  ['LB', '71######'],
  ['LB', '76######'],
  ['LB', '78######'],
  ['LB', '79######'],
  ['LB', '81######'],
  ['LB', '1######'],
  ['LB', '6######'],
  ['LB', '762####'],
  ['LB', '9######'],
  ['LB', '24######'],
  ['US', '212#######'],
  ['US', '961#######'],
  ['US', '514#######'],
  ['GB', '7#########'],
  ['GB', '20########'],
  ['GB', '121#######'],
  ['GB', '1204######'],
  ['GB', '1204#####'],
  ['GB', '33########'],
  ['FR', '6########'],
  ['FR', '7########'],
  ['FR', '1########'],
  ['FR', '33#######'],
  ['DE', '151########'],
  ['DE', '160#######'],
  ['DE', '176########'],
  ['DE', '30######'],
  ['DE', '49########'],
  ['DE', '221#######'],
  ['DE', '6101######'],
  ['AE', '5########'],
  ['AE', '4#######'],
  ['AE', '60052####'],
  ['SA', '5########'],
  ['SA', '11#######'],
  ['SA', '92003####'],
];

const plausible = fc
  .tuple(fc.constantFrom(...SHAPES), fc.array(fc.nat(9), { minLength: 12, maxLength: 12 }))
  .map(([[country, shape], digits]) => ({
    country,
    national: shape.replace(/#/g, (_, place: number) => String(digits[place - 1])),
  }));

describe('every plausible number', () => {
  test('every plausible number survives being formatted and read again, whatever country is chosen', () => {
    fc.assert(
      fc.property(plausible, fc.constantFrom(...PHONE_COUNTRIES), ({ country, national }, chosen) => {
        const whole = dialCodeOf(country) + national;
        const phone = { country, national, e164: whole };
        expect(readPhone(national, country)).toEqual({ ok: true, value: phone });
        expect(readPhone(formatPhone(whole), chosen)).toEqual({ ok: true, value: phone });
        expect(readPhone(formatNational(phone), country)).toEqual({ ok: true, value: phone });
        expect(readStoredPhone(whole)).toEqual(phone);
      }),
      cases(5000),
    );
  });

  test('every plausible number is the same with its trunk digit, with 00 for its plus, or in the digits of another script', () => {
    const scripts = fc.constantFrom('arab', 'arabext', 'deva', 'beng', 'fullwide', 'mathsans');
    fc.assert(
      fc.property(plausible, scripts, ({ country, national }, numberingSystem) => {
        const digits = new Intl.NumberFormat('en', { numberingSystem });
        const inScript = (text: string) => text.replace(/\d/g, (digit) => digits.format(Number(digit)));
        const whole = dialCodeOf(country) + national;
        expect(e164(inScript(national), country)).toBe(whole);
        expect(e164(inScript(whole))).toBe(whole);
        expect(e164(whole.replace('+', '00'))).toBe(whole);
        expect(e164(`${country === 'US' ? '1' : '0'}${national}`, country)).toBe(whole);
      }),
      cases(1000),
    );
  });

  test('every plausible number is understood with its code but without its plus', () => {
    fc.assert(
      fc.property(plausible, ({ country, national }) => {
        // Germany's code is also an area of Germany: its shorter landlines could be either.
        fc.pre(country !== 'DE' || national.length > 9);
        const whole = dialCodeOf(country) + national;
        expect(e164(whole.slice(1), country)).toBe(whole);
      }),
      cases(1000),
    );
  });
});

const REASONS: PhoneProblem[] = ['missing', 'notDigits', 'tooShort', 'tooLong', 'wrongStart', 'otherCountry'];

test('ten thousand arbitrary values never throw and never give half a phone', () => {
  const nearly = fc.stringMatching(/^[\d٠-٩+＋ ()/.\u2066\u2069x-]{0,20}$/);
  const coded = fc
    .tuple(fc.constantFrom('', '0', '00', '+'), fc.constantFrom('', '961', '49', '1', '7'), nearly)
    .map((parts) => parts.join(''));
  const hostile = fc.oneof(fc.anything(), fc.string({ unit: 'binary' }), nearly, coded);
  fc.assert(
    fc.property(hostile, fc.constantFrom(...PHONE_COUNTRIES), (value, chosen) => {
      const reading = readPhone(value, chosen);
      const stored = readStoredPhone(value);
      expect(stored?.e164 ?? value).toBe(value);
      expect(reading.ok || REASONS.includes(reading.error)).toBe(true);
      if (!reading.ok) return;
      const { country, national, e164: whole } = reading.value;
      expect(whole).toMatch(/^\+[1-9]\d{6,14}$/);
      expect(whole).toBe(dialCodeOf(country) + national);
      expect(readStoredPhone(whole)).toEqual(reading.value);
    }),
    cases(10_000),
  );
});
