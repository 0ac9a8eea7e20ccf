/** The forms to sign in and sign up; problems come in the order of the fields. */
import { LONGEST_NAME } from '../limits.ts';
import { readPhone, type PhoneProblem } from '../phone/readPhone.ts';
import type { PhoneCountry } from '../phone/countries.ts';
import type { Result } from '../result.ts';
import { readText } from '../text/localText.ts';
import { isPlainEmail, typedEmail } from './email.ts';
import { brokenPasswordRules, isPasswordTooLong, type PasswordRule } from './password.ts';

export interface SignInForm {
  email: string;
  password: string;
}

export interface SignUpForm extends SignInForm {
  name: string;
  phone: string;
  phoneCountry: PhoneCountry;
  confirmPassword: string;
}

export type SignInProblem =
  | { field: 'email'; kind: 'emailMissing' | 'emailWrong' }
  | { field: 'password'; kind: 'passwordMissing' };

export type SignUpProblem =
  | SignInProblem
  /** "Please enter your name." */
  | { field: 'name'; kind: 'nameMissing' }
  /** "Please enter your phone number." */
  | { field: 'phone'; kind: 'phoneMissing' }
  | { field: 'phone'; kind: 'phoneWrong'; reason: Exclude<PhoneProblem, 'missing'> }
  /** "Password must be at least 8 characters, include 1 capital letter and 1 symbol." */
  | { field: 'password'; kind: 'passwordWeak'; broken: PasswordRule[] }
  | { field: 'password'; kind: 'passwordTooLong' }
  /** "Passwords do not match." */
  | { field: 'confirmPassword'; kind: 'passwordsDiffer' };

export interface NewPasswordForm {
  password: string;
  confirmPassword: string;
}

export interface SignUp {
  name: string;
  phone: string;
  email: string;
  password: string;
}

export type FormReading<Value, Problem> = Result<Value, [Problem, ...Problem[]]>;

export function readSignIn(form: SignInForm): FormReading<SignInForm, SignInProblem> {
  const email = readEmail(form.email);
  const problems: SignInProblem[] = [...email.problems];
  if (form.password === '') problems.push({ field: 'password', kind: 'passwordMissing' });
  return result({ email: email.value, password: form.password }, problems);
}

export function readSignUp(form: SignUpForm): FormReading<SignUp, SignUpProblem> {
  const problems: SignUpProblem[] = [];
  const name = readText(form.name, LONGEST_NAME);
  if (name === null) problems.push({ field: 'name', kind: 'nameMissing' });
  const phone = readPhone(form.phone, form.phoneCountry);
  if (!phone.ok) {
    const { error: reason } = phone;
    problems.push(
      reason === 'missing'
        ? { field: 'phone', kind: 'phoneMissing' }
        : { field: 'phone', kind: 'phoneWrong', reason },
    );
  }
  const email = readEmail(form.email);
  problems.push(...email.problems);
  problems.push(...newPasswordProblems(form));
  const phoneNumber = phone.ok ? phone.value.e164 : '';
  return result(
    { name: name ?? '', phone: phoneNumber, email: email.value, password: form.password },
    problems,
  );
}

/** The form for a forgotten password: only the address. */
export function readForgottenPassword(form: {
  email: string;
}): FormReading<{ email: string }, SignInProblem> {
  const { value: email, problems } = readEmail(form.email);
  return result({ email }, problems);
}

export const readNewPassword = (form: NewPasswordForm): FormReading<{ password: string }, SignUpProblem> =>
  result({ password: form.password }, newPasswordProblems(form));

function newPasswordProblems({ password, confirmPassword }: NewPasswordForm): SignUpProblem[] {
  const problems: SignUpProblem[] = [];
  const broken = brokenPasswordRules(password);
  if (broken.length > 0) problems.push({ field: 'password', kind: 'passwordWeak', broken });
  else if (isPasswordTooLong(password)) problems.push({ field: 'password', kind: 'passwordTooLong' });
  if (password !== confirmPassword) problems.push({ field: 'confirmPassword', kind: 'passwordsDiffer' });
  return problems;
}

function readEmail(typed: string): { value: string; problems: SignInProblem[] } {
  const value = typedEmail(typed);
  if (value === '') return { value, problems: [{ field: 'email', kind: 'emailMissing' }] };
  return { value, problems: isPlainEmail(value) ? [] : [{ field: 'email', kind: 'emailWrong' }] };
}

function result<Value, Problem>(value: Value, [first, ...rest]: Problem[]): FormReading<Value, Problem> {
  return first === undefined ? { ok: true, value } : { ok: false, error: [first, ...rest] };
}
