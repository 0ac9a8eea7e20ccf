import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dialCodeOf, PHONE_COUNTRIES, type PhoneCountry } from './countries.ts';
import { formatNational, formatPhone } from './formatPhone.ts';
import { readPhone, readStoredPhone, type PhoneProblem } from './readPhone.ts';

/** Every kind of number a customer may have; # is any digit. */
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

const e164 = (typed: unknown, country?: PhoneCountry) => {
  const reading = readPhone(typed, country);
  return reading.ok ? reading.phone.e164 : reading.reason;
};

test.each([
  '70 123 456',
  '70-123-456',
  '70123456',
  ' 070 123456 ',
  '70/123456',
  '70.12.34.56',
  '(70) 123 456',
  '70\u00a0123\u202f456',
  '70\u2011123\u2013456\u2212',
  '\u2066+961 70 123 456\u2069',
  '\u200e70123456\u200f',
  '\u202a+96170123456\u202c',
  '+961 70 123 456',
  '+961 070 123 456',
  '+961 (0)70 123 456',
  '(+961) 70-123456',
  '＋９６１ ７０（１２３）４５６',
  '00961 70 123 456',
  '+00961 70 123 456',
  '961 70 123 456',
  '961 070 123 456',
  '٧٠ ١٢٣ ٤٥٦',
  '+٩٦١٧٠١٢٣٤٥٦',
  '۰۷۰ ۱۲۳ ۴۵۶',
])('%j is one and the same number', (typed) => {
  expect(readPhone(typed)).toEqual({
    ok: true,
    phone: { country: 'LB', national: '70123456', e164: '+96170123456' },
  });
});

test.each([
  [undefined, 'missing'],
  [null, 'missing'],
  [70_123_456, 'missing'],
  ['', 'missing'],
  [' \u200f ', 'missing'],
  ['+', 'missing'],
  ['00', 'missing'],
  ['+96', 'missing'],
  ['+961', 'missing'],
  ['961', 'missing'],
  ['0', 'missing'],
  ['EMPTY', 'notDigits'],
  ['70 123 456 ext 2', 'notDigits'],
  ['70,123,456', 'notDigits'],
  ['70+123456', 'notDigits'],
  ['++96170123456', 'notDigits'],
  ['tel:+96170123456', 'notDigits'],
  ['7²0123456', 'notDigits'],
  ['+963 11 123 4567', 'otherCountry'],
  ['00963 11 123 4567', 'otherCountry'],
  ['+7', 'otherCountry'],
  ['0003 123 456', 'otherCountry'],
  // The code without its plus, and then a digit too few or too many.
  ['961 70 123 45', 'tooShort'],
  ['961 70 123 4567', 'tooLong'],
])('%j is %s', (typed, reason) => {
  expect(e164(typed)).toBe(reason);
});

test.each<[PhoneCountry, string, string]>([
  ['LB', '03 123 456', '+9613123456'],
  ['LB', '3 123 456', '+9613123456'],
  ['LB', '03 123 45', 'tooShort'],
  ['LB', '03 123 4567', 'tooLong'],
  ['LB', '76 123 456', '+96176123456'],
  ['LB', '81 123 456', '+96181123456'],
  ['LB', '70 123 45', 'tooShort'],
  ['LB', '76 123 45', 'tooShort'],
  ['LB', '81 123 45', 'tooShort'],
  ['LB', '7', 'tooShort'],
  ['LB', '70 123 4567', 'tooLong'],
  ['LB', '06 123 456', '+9616123456'],
  ['LB', '07 621 234', '+9617621234'],
  ['LB', '08 812 345', '+9618812345'],
  ['LB', '06 123 4567', 'tooLong'],
  ['LB', '24 123 45', 'tooShort'],
  ['LB', '+961 00 123 456', 'wrongStart'],

  ['US', '(212) 555-0123', '+12125550123'],
  ['US', '1-212-555-0123', '+12125550123'],
  ['US', '+1 1 212 555 0123', '+12125550123'],
  ['US', '555-0123', 'tooShort'],
  ['US', '212 555 01234', 'tooLong'],
  ['US', '012 555 0123', 'wrongStart'],
  ['US', '1', 'missing'],

  ['GB', '07700 900123', '+447700900123'],
  ['GB', '7700 900123', '+447700900123'],
  ['GB', '+44 (0)20 7946 0958', '+442079460958'],
  ['GB', '44 20 7946 0958', '+442079460958'],
  ['GB', '01204 56789', '+44120456789'],
  ['GB', '07700 90012', 'tooShort'],
  ['GB', '44 7700 90012', 'tooShort'],
  ['GB', '07700 9001234', 'tooLong'],
  ['GB', '0420 7946 0958', 'wrongStart'],

  ['FR', '06 12 34 56 78', '+33612345678'],
  ['FR', '6 12 34 56 78', '+33612345678'],
  ['FR', '33 6 12 34 56 78', '+33612345678'],
  ['FR', '03 31 23 45 67', '+33331234567'],
  ['FR', '06 12 34 56 7', 'tooShort'],
  ['FR', '06 12 34 56 789', 'tooLong'],
  ['FR', '+33 00 12 34 56 78', 'wrongStart'],

  ['DE', '0151 23456789', '+4915123456789'],
  ['DE', '0171 2345678', '+491712345678'],
  ['DE', '0176 23456789', '+4917623456789'],
  ['DE', '030 123456', '+4930123456'],
  ['DE', '49 151 23456789', '+4915123456789'],
  ['DE', '49 171 2345678', '+491712345678'],
  ['DE', '0491 234567', '+49491234567'],
  ['DE', '0151 2345678', 'tooShort'],
  ['DE', '0171 234567', 'tooShort'],
  ['DE', '030 123', 'tooShort'],
  ['DE', '0171 234567890', 'tooLong'],
  ['DE', '030 123456789012', 'tooLong'],
  ['DE', '+49 00 123456', 'wrongStart'],

  ['AE', '050 123 4567', '+971501234567'],
  ['AE', '50 123 4567', '+971501234567'],
  ['AE', '04 123 4567', '+97141234567'],
  ['AE', '600 521234', '+971600521234'],
  ['AE', '971 50 123 4567', '+971501234567'],
  ['AE', '050 123 456', 'tooShort'],
  ['AE', '04 123 456', 'tooShort'],
  ['AE', '050 123 45678', 'tooLong'],
  ['AE', '04 123 45678', 'tooLong'],
  ['AE', '01 123 4567', 'wrongStart'],

  ['SA', '050 123 4567', '+966501234567'],
  ['SA', '50 123 4567', '+966501234567'],
  ['SA', '011 234 5678', '+966112345678'],
  ['SA', '966 50 123 4567', '+966501234567'],
  ['SA', '966 50 123 456', 'tooShort'],
  ['SA', '050 123 456', 'tooShort'],
  ['SA', '050 123 45678', 'tooLong'],
  ['SA', '020 123 4567', 'wrongStart'],
])('in %s %s is %s', (country, typed, expected) => {
  expect(e164(typed, country)).toBe(expected);
});

test.each<[PhoneCountry, string, PhoneCountry]>([
  ['FR', '+961 3 123 456', 'LB'],
  ['LB', '001 (212) 555-0123', 'US'],
  ['LB', '+1 514 555 0123', 'US'],
  ['LB', '+44 7700 900123', 'GB'],
  ['US', '+49 151 23456789', 'DE'],
  ['LB', '00971501234567', 'AE'],
  ['AE', '+966501234567', 'SA'],
])('with %s chosen, %s is a number of %s', (chosen, typed, country) => {
  expect(readPhone(typed, chosen)).toMatchObject({ ok: true, phone: { country } });
});

test.each([
  ['+96170123456', 'LB'],
  ['+9613123456', 'LB'],
  ['+12125550123', 'US'],
  ['+966501234567', 'SA'],
])('the stored number %s belongs to %s', (stored, country) => {
  expect(readStoredPhone(stored)).toMatchObject({ country, e164: stored });
});

test.each([
  ['+961 70 123 456'],
  ['+961070123456'],
  ['+9610'],
  ['0096170123456'],
  ['70123456'],
  ['+963111234567'],
  ['+96170123456\n'],
  ['+٩٦١٧٠١٢٣٤٥٦'],
  ['EMPTY'],
  ['+'],
  [''],
  [96_170_123_456],
  [null],
  [['+96170123456']],
])('%j is no stored number', (stored) => {
  expect(readStoredPhone(stored)).toBeNull();
});

describe('every plausible number', () => {
  test('survives being formatted and read again, whatever country is chosen', () => {
    fc.assert(
      fc.property(plausible, fc.constantFrom(...PHONE_COUNTRIES), ({ country, national }, chosen) => {
        const whole = dialCodeOf(country) + national;
        const phone = { country, national, e164: whole };
        expect(readPhone(national, country)).toEqual({ ok: true, phone });
        expect(readPhone(formatPhone(whole), chosen)).toEqual({ ok: true, phone });
        expect(readPhone(formatNational(phone), country)).toEqual({ ok: true, phone });
        expect(readStoredPhone(whole)).toEqual(phone);
      }),
      { numRuns: 5000 },
    );
  });

  test('is the same with its trunk digit, with 00 for its plus, or in the digits of another script', () => {
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
      { numRuns: 1000 },
    );
  });

  test('is understood with its code but without its plus', () => {
    fc.assert(
      fc.property(plausible, ({ country, national }) => {
        // Germany's code is also an area of Germany: its shorter landlines could be either.
        fc.pre(country !== 'DE' || national.length > 9);
        const whole = dialCodeOf(country) + national;
        expect(e164(whole.slice(1), country)).toBe(whole);
      }),
      { numRuns: 1000 },
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
      expect(reading.ok || REASONS.includes(reading.reason)).toBe(true);
      if (!reading.ok) return;
      const { country, national, e164: whole } = reading.phone;
      expect(whole).toMatch(/^\+[1-9]\d{6,14}$/);
      expect(whole).toBe(dialCodeOf(country) + national);
      expect(readStoredPhone(whole)).toEqual(reading.phone);
    }),
    { numRuns: 10_000 },
  );
});
