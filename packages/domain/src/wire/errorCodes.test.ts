import { expect, test } from 'vitest';
import { ERROR_ANSWERS } from './errorAnswers.ts';
import { ERROR_CODES, isRule, readErrorCode, RULES } from './errorCodes.ts';

test('each code has an error status and a sentence', () => {
  expect(Object.keys(ERROR_ANSWERS)).toEqual(ERROR_CODES);
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
  for (const [status, sentence] of Object.values(ERROR_ANSWERS)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(sentence).toMatch(/^[A-Z].+[.!]$/);
  }
});

test.each(ERROR_CODES)('%s is read from the body of an error', (code) => {
  expect(code).toMatch(/^[a-z_]+$/);
  expect(readErrorCode({ error: 'No.', code })).toBe(code);
});

test.each([{ code: 'another_code' }, { code: ['expired'] }, { error: 'expired' }, 'expired', null])(
  '%j has no code that is known',
  (body) => {
    expect(readErrorCode(body)).toBeNull();
  },
);

test('the hints of the tables are known', () => {
  expect(RULES.every(isRule)).toBe(true);
  expect(RULES.join()).toBe(
    'own_role,yourself,last_admin,owner_sets_prices,owner_adds_bags,too_many_new_bags',
  );
  expect(isRule('expired')).toBe(false);
});
