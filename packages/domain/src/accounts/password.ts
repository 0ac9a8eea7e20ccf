/** A password has at least 8 characters with 1 capital letter and 1 symbol. */
export const SHORTEST_PASSWORD = 8;
/** What is beyond is not looked at by the way passwords are hashed, so the auth server refuses it. */
export const MOST_PASSWORD_BYTES = 72;

/** In bytes: an Arabic letter has two of them. */
export const isPasswordTooLong = (password: string): boolean =>
  new TextEncoder().encode(password).length > MOST_PASSWORD_BYTES;

const KEPT = {
  length: (password: string) => Array.from(password).length >= SHORTEST_PASSWORD,
  capital: (password: string) => /\p{Lu}/u.test(password),
  symbol: (password: string) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
};

export type PasswordRule = keyof typeof KEPT;
export const PASSWORD_RULES = Object.keys(KEPT) as PasswordRule[];

/** The parts of the rule that are not kept yet, so that a field can tick them off while somebody types. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !KEPT[rule](password));
}
