/** Specification 5: at least 8 characters with 1 capital letter and 1 symbol. */
export const SHORTEST_PASSWORD = 8;

export const PASSWORD_RULES = ['length', 'capital', 'symbol'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const KEPT: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => Array.from(password).length >= SHORTEST_PASSWORD,
  capital: (password) => /\p{Lu}/u.test(password),
  symbol: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
};

/** The parts of the rule that are not kept yet, so that a field can tick them off while somebody types. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !KEPT[rule](password));
}
