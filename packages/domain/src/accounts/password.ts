/** A password has at least 8 characters with 1 capital letter and 1 symbol. */
import { keysOf } from '../objects.ts';

export const SHORTEST_PASSWORD = 8;
/** bcrypt ignores any bytes beyond this, so the auth server rejects longer passwords. */
export const MOST_PASSWORD_BYTES = 72;

/** In bytes: an Arabic letter has two of them. */
export const isPasswordTooLong = (password: string): boolean =>
  new TextEncoder().encode(password).length > MOST_PASSWORD_BYTES;

const CHECKS = {
  length: (password: string) => Array.from(password).length >= SHORTEST_PASSWORD,
  capital: (password: string) => /\p{Lu}/u.test(password),
  symbol: (password: string) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
};

export type PasswordRule = keyof typeof CHECKS;
export const PASSWORD_RULES = keysOf(CHECKS);

/** The rules that a password does not meet yet, so that a field can tick them off during typing. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !CHECKS[rule](password));
}
