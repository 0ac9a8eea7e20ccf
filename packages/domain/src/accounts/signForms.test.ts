import { expect, test } from 'vitest';
import {
  readForgottenPassword,
  readNewPassword,
  readSignIn,
  readSignUp,
  type SignUpForm,
} from './signForms.ts';

const form: SignUpForm = {
  name: ' Rania Haddad ',
  phone: '03 123 456',
  phoneCountry: 'LB',
  email: ' rania@example.com ',
  password: 'Knafeh!!',
  confirmPassword: 'Knafeh!!',
};

test('a complete form is valid', () => {
  expect(readSignUp(form)).toEqual({
    ok: true,
    value: { name: 'Rania Haddad', phone: '+9613123456', email: 'rania@example.com', password: 'Knafeh!!' },
  });
});

const weak = 'Password must be at least 8 characters, include 1 capital letter and 1 symbol.';

test.each([
  ['Please enter your name.', { name: ' ' }, [{ field: 'name', kind: 'nameMissing' }]],
  ['Please enter your phone number.', { phone: '' }, [{ field: 'phone', kind: 'phoneMissing' }]],
  ['a reason', { phone: '03 12' }, [{ field: 'phone', kind: 'phoneWrong', reason: 'tooShort' }]],
  ['e-mail is required', { email: '' }, [{ field: 'email', kind: 'emailMissing' }]],
  ['e-mail is wrong', { email: 'rania@example' }, [{ field: 'email', kind: 'emailWrong' }]],
  ['e-mail is wrong', { email: 'rania example.com' }, [{ field: 'email', kind: 'emailWrong' }]],
  ['e-mail is wrong', { email: 'a@b@example.com' }, [{ field: 'email', kind: 'emailWrong' }]],
  ['e-mail is wrong', { email: 'x rania@example.com' }, [{ field: 'email', kind: 'emailWrong' }]],
  ['e-mail is wrong', { email: 'r\u0430nia@example.com' }, [{ field: 'email', kind: 'emailWrong' }]],
  ['e-mail is wrong', { email: 'rania@example.com x' }, [{ field: 'email', kind: 'emailWrong' }]],
  [
    weak,
    { password: 'knafeh!', confirmPassword: 'knafeh!' },
    [{ field: 'password', kind: 'passwordWeak', broken: ['length', 'capital'] }],
  ],
  [
    'This password is too long.',
    { password: `Aش${'ش'.repeat(34)}!!`, confirmPassword: `Aش${'ش'.repeat(34)}!!` },
    [{ field: 'password', kind: 'passwordTooLong' }],
  ],
  [
    'Passwords do not match.',
    { confirmPassword: 'Knafeh!?' },
    [{ field: 'confirmPassword', kind: 'passwordsDiffer' }],
  ],
])('"%s" for %j', (_message, change, problems) => {
  expect(readSignUp({ ...form, ...change })).toEqual({ ok: false, error: problems });
});

test('the problems of an empty form come in the order of the fields', () => {
  const empty = {
    name: '',
    phone: '',
    email: '',
    password: '',
    confirmPassword: 'x',
    phoneCountry: 'LB' as const,
  };
  const reading = readSignUp(empty);
  expect(reading.ok ? [] : reading.error.map(({ field }) => field)).toEqual([
    'name',
    'phone',
    'email',
    'password',
    'confirmPassword',
  ]);
});

test('signing in needs both fields, and accepts a weak password', () => {
  expect(readSignIn({ email: 'rania@example.com', password: 'x' })).toEqual({
    ok: true,
    value: { email: 'rania@example.com', password: 'x' },
  });
  expect(readSignIn({ email: ' ', password: '' })).toEqual({
    ok: false,
    error: [
      { field: 'email', kind: 'emailMissing' },
      { field: 'password', kind: 'passwordMissing' },
    ],
  });
});

test('a forgotten password needs only the address', () => {
  expect(readForgottenPassword({ email: ' rania@example.com ' })).toEqual({
    ok: true,
    value: { email: 'rania@example.com' },
  });
  expect(readForgottenPassword({ email: 'rania' })).toEqual({
    ok: false,
    error: [{ field: 'email', kind: 'emailWrong' }],
  });
});

test('a new password has the rules of a sign-up', () => {
  expect(readNewPassword({ password: 'Knafeh!!', confirmPassword: 'Knafeh!!' })).toEqual({
    ok: true,
    value: { password: 'Knafeh!!' },
  });
  expect(readNewPassword({ password: 'knafeh!!', confirmPassword: 'Knafeh!!' })).toEqual({
    ok: false,
    error: [
      { field: 'password', kind: 'passwordWeak', broken: ['capital'] },
      { field: 'confirmPassword', kind: 'passwordsDiffer' },
    ],
  });
});
